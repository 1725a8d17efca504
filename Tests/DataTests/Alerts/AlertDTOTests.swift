import Foundation
@testable import HaruData
import HaruDomain
import Testing

struct AlertDTOTests {
    static let whole: [(name: String, json: String)] = [
        ("id", #""a""#), ("serviceId", #""s""#), ("title", #""t""#), ("body", #""b""#),
        ("severity", #""info""#), ("occurredAt", #""2026-10-15T10:00:00.5+09:00""#),
        ("link", #""https://example.com/x?y=1""#),
    ]

    /// The alert when one field has other JSON, or none at all.
    static func read(_ name: String = "", _ json: String? = nil) throws -> (ServiceAlert?, [String])
    {
        let fields = whole.compactMap { field -> String? in
            if field.name != name { return "\"\(field.name)\":\(field.json)" }
            return json.map { "\"\(field.name)\":\($0)" }
        }
        let body = #"{"alerts":[{\#(fields.joined(separator: ","))}]}"#
        let (page, problems) = try WireDocument(Array(body.utf8)).object(AlertPageDTO.self)
        return (AlertMapper.page(page).alerts.first, problems)
    }

    @Test func `every field finds its place`() throws {
        let (alert, problems) = try Self.read()

        let expected = ServiceAlert(
            id: "a",
            serviceID: "s",
            title: "t",
            body: "b",
            severity: .info,
            occurredAt: try #require(RFC3339.instant("2026-10-15T01:00:00.5Z")),
            link: URL(string: "https://example.com/x?y=1")
        )
        #expect(alert == expected && problems == [])
    }

    @Test(arguments: ["id", "serviceId", "title", "occurredAt"])
    func `without a field that must be there it is broken`(name: String) throws {
        for json in [nil, "null", "5", "true", "{}", "[]", #""\ud800""#] {
            let (alert, problems) = try Self.read(name, json)
            #expect(alert == nil && problems == ["$.alerts[0].\(name)"], "\(json ?? "missing")")
        }
    }

    @Test(arguments: ["body", "severity", "link"])
    func `a field that may be missing may be null, but nothing else`(name: String) throws {
        for json in [nil, "null"] {
            let (alert, problems) = try Self.read(name, json)
            #expect(alert != nil && problems == [])
            #expect(name != "body" || alert?.body == "")
            #expect(name != "severity" || alert?.severity == nil)
            #expect(name != "link" || alert?.link == nil)
        }
        for json in ["5", "false", "{}", "[]", #""\udfff""#] {
            let (alert, problems) = try Self.read(name, json)
            #expect(alert == nil && problems == ["$.alerts[0].\(name)"])
        }
    }

    @Test func `S17: an unknown severity keeps its word`() throws {
        #expect(try Self.read("severity", #""fatal""#).0?.severity == .other("fatal"))
        #expect(try Self.read("severity", #""""#).0?.severity == .other(""))
    }

    @Test(arguments: [
        "x", "/path", "http:", "https://", "javascript:alert(1)", "https://a b", "mailto:a",
    ])
    func `a link that leads nowhere is left out and reported, the alert stays`(link: String) throws
    {
        let (alert, problems) = try Self.read("link", "\"\(link)\"")

        #expect(alert != nil && alert?.link == nil)
        #expect(problems == ["$.alerts[0].link"])
    }

    @Test(arguments: ["title", "body", "severity"])
    func `S31: a text of a megabyte does no harm`(name: String) throws {
        let text = String(repeating: "가\\n", count: 250_000)
        let (alert, problems) = try Self.read(name, "\"\(text)\"")

        #expect(alert != nil && problems == [])
        #expect(alert?.title.count ?? 0 <= ServiceAlert.longestTitle)
        #expect(alert?.body.count ?? 0 <= ServiceAlert.longestBody)
    }

    @Test(arguments: [
        ("1970-01-01T00:00:00Z", 0), ("1970-01-01t00:00:00z", 0), ("1970-01-01T00:00:00+00:00", 0),
        ("1970-01-01T00:00:00-00:00", 0), ("1970-01-01T09:00:00+09:00", 0),
        ("1969-12-31T14:15:00-09:45", 0), ("1970-01-01T00:00:00.1Z", 100),
        ("1970-01-01T00:00:00.12Z", 120), ("1970-01-01T00:00:28.013Z", 28_013),
        ("1970-01-01T00:00:00.9999999999999999999Z", 999), ("1970-01-01T00:00:00.000Z", 0),
        ("1970-01-01T23:59:59+23:59", 59_000), ("1985-04-12T23:20:50.52Z", 482_196_050_520),
        ("1996-12-19T16:39:57-08:00", 851_042_397_000),
        ("1937-01-01T12:00:27.87+00:20", -1_041_337_172_130),
        ("2024-02-29T00:00:00Z", 1_709_164_800_000), ("2000-02-29T00:00:00Z", 951_782_400_000),
        ("9999-12-31T23:59:59.999Z", 253_402_300_799_999),
        ("0001-01-01T00:00:00Z", -62_135_596_800_000), ("2021-12-06T13:00:00Z", 1_638_795_600_000),
    ])
    func `S30 S33: reads every form of an instant`(text: String, milliseconds: Int64) throws {
        let (alert, _) = try Self.read("occurredAt", "\"\(text)\"")

        #expect(alert?.occurredAt.milliseconds == milliseconds)
    }

    @Test(arguments: [
        "2026-02-29T00:00:00Z", "1900-02-29T00:00:00Z", "2026-04-31T00:00:00Z",
        "2026-00-10T00:00:00Z",
        "2026-13-10T00:00:00Z", "2026-10-00T00:00:00Z", "2026-10-32T00:00:00Z",
        "0000-01-01T00:00:00Z",
        "2026-10-15T24:00:00Z", "2026-10-15T23:60:00Z", "2026-10-15T23:59:60Z",
        "2026-10-15T23:59:59",
        "2026-10-15T23:59Z", "2026-10-15", "20261015T235959Z", "2026-10-15 23:59:59Z",
        "2026-10-15T23:59:59.Z", "2026-10-15T23:59:59,5Z", "2026-10-15T23:59:59+9:00",
        "2026-10-15T23:59:59+0900", "2026-10-15T23:59:59+24:00", "2026-10-15T23:59:59+09:60",
        "2026-10-15T23:59:59Zx", " 2026-10-15T23:59:59Z", "+2026-10-15T23:59:59Z",
        "2026-10-15T3:59:59Z",
        "2026-1-15T23:59:59Z", "26-10-15T23:59:59Z", "2026-10-15T23:59:59z09:00", "now", "",
        "1760572799",
        "2026-W42-4T00:00:00Z", "2026-288T00:00:00Z", "٢٠٢٦-10-15T10:00:00Z",
        "2026-10-15T-1:00:00Z",
    ])
    func `refuses other forms and instants that never were`(text: String) throws {
        let (alert, problems) = try Self.read("occurredAt", "\"\(text)\"")

        #expect(alert == nil && problems == ["$.alerts[0].occurredAt"])
    }

    @Test func `reads an instant that is written with escapes`() throws {
        let (alert, _) = try Self.read("occurredAt", #""1970\u002d01-01T00:00:00\u005a""#)

        #expect(alert?.occurredAt.milliseconds == 0)
    }

    @Test func `a service has its own fields`() throws {
        let body = """
            {"services":[{"id":"a","name":"A","icon":"i"},{"id":"b","name":"","icon":null},
            {"id":"c","name":null},{"id":"","name":"D"},{"id":"e","name":"E","icon":5},{"id":"a","name":"F"}]}
            """
        let (list, problems) = try WireDocument(Array(body.utf8)).object(ServiceListDTO.self)
        let services = AlertServiceList(
            list.services.map(AlertMapper.service),
            isAuthoritative: false
        )

        #expect(
            services.services == [
                AlertService(id: "a", name: "A", icon: "i"), AlertService(id: "b", name: "b"),
            ]
        )
        #expect(problems == ["$.services[2].name", "$.services[3].id", "$.services[4].icon"])
    }
}
