// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "CommandLine",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Haru", path: "../..")],
    targets: [
        .executableTarget(
            name: "haru",
            dependencies: [.product(name: "Haru", package: "Haru")]
        ),
        .testTarget(
            name: "haruTests",
            dependencies: ["haru", .product(name: "Haru", package: "Haru")]
        ),
    ]
)

for target in package.targets {
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
