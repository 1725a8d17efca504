// swift-tools-version: 6.2

import PackageDescription

// Everything is compiled again through symbolic links, with what libFuzzer needs to see which way a
// run goes.
let package = Package(
    name: "Fuzz",
    platforms: [.macOS(.v15)],
    targets: [
        .target(name: "HaruDomain", path: "Sources/Domain"),
        .target(name: "HaruData", dependencies: ["HaruDomain"], path: "Sources/Data"),
        .systemLibrary(name: "CFuzzer"),
        .executableTarget(
            name: "JournalFuzz",
            dependencies: ["CFuzzer", "HaruData", "HaruDomain"],
            linkerSettings: [.unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld"])]
        ),
    ]
)

for target in package.targets where target.type != .system {
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .unsafeFlags(["-sanitize=fuzzer", "-parse-as-library", "-enable-testing"]),
    ]
}
