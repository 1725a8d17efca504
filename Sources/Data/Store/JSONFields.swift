import Foundation
package import HaruDomain

/// The fields of one object, found by name.
///
/// A field that is next is taken where it stands; only one out of order is searched for.
package struct JSONFields {
    package typealias Reason = RepositoryError.Reason

    private var json: JSONReader
    private let start: Int
    /// Whether nothing before the reader was passed over.
    private var isInOrder = true

    init(of json: JSONReader) throws(Reason) {
        self.json = json
        try self.json.expect(UInt8(ascii: "{"))
        start = self.json.position
    }

    /// The value of a field that must be there.
    ///
    /// - Throws: `.damaged` when it is not there or is of another type.
    @inline(__always) package mutating func required<Value: StoreValue>(
        _ name: StaticString
    ) throws(Reason) -> Value {
        try value(name) { json throws(Reason) in try Value(from: &json) }
    }

    /// What `read` makes of the value of a field that must be there.
    @inline(__always) mutating func value<Value>(
        _ name: StaticString,
        _ read: (inout JSONReader) throws(Reason) -> Value
    ) throws(Reason) -> Value {
        guard try find(name) else { throw .damaged }
        let value = try read(&json)
        try passSeparator()
        return value
    }

    /// The value of a field, nil where it is missing or null.
    ///
    /// - Throws: `.damaged` when it is of another type.
    package mutating func optional<Value: StoreValue>(
        _ name: StaticString
    ) throws(Reason) -> Value? {
        guard try find(name) else { return nil }
        let value = json.take(word: "null") ? nil : try Value(from: &json)
        try passSeparator()
        return value
    }

    /// What `read` makes of the value of a field, nil where it is missing or null.
    mutating func optionalValue<Value>(
        _ name: StaticString,
        _ read: (inout JSONReader) throws(Reason) -> Value
    ) throws(Reason) -> Value? {
        guard try find(name) else { return nil }
        let value = json.take(word: "null") ? nil : try read(&json)
        try passSeparator()
        return value
    }

    /// The reader behind the object.
    mutating func end() throws(Reason) -> JSONReader {
        while json.next != UInt8(ascii: "}") { try passField() }
        json.position += 1
        return json
    }

    /// Moves before the value of a field, or stays.
    @inline(__always) private mutating func find(_ name: StaticString) throws(Reason) -> Bool {
        if isNext(name) { return true }
        return try search(name)
    }

    /// Looks for a field that is not next.
    private mutating func search(_ name: StaticString) throws(Reason) -> Bool {
        let origin = json.position
        while json.next != UInt8(ascii: "}") {
            if isNext(name) {
                isInOrder = false
                return true
            }
            try passField()
        }
        if !isInOrder {
            json.position = start
            while json.position < origin {
                if isNext(name) { return true }
                try passField()
            }
        }
        json.position = origin
        return false
    }

    /// Passes the name and its colon if they are next.
    @inline(__always) private mutating func isNext(_ name: StaticString) -> Bool {
        guard json.next != nil else { return false }
        let origin = json.position
        let count = name.utf8CodeUnitCount
        guard origin + count + 2 < json.bytes.count,
            json.bytes[origin] == UInt8(ascii: "\""),
            json.bytes[origin + count + 1] == UInt8(ascii: "\"")
        else { return false }
        guard let start = json.bytes.baseAddress,
            memcmp(start + origin + 1, name.utf8Start, count) == 0
        else { return false }
        json.position = origin + count + 2
        if json.take(UInt8(ascii: ":")) { return true }
        json.position = origin
        return false
    }

    private mutating func passField() throws(Reason) {
        guard json.next == UInt8(ascii: "\"") else { throw .damaged }
        try json.skipString()
        try json.expect(UInt8(ascii: ":"))
        try json.skip()
        try passSeparator()
    }

    @inline(__always) private mutating func passSeparator() throws(Reason) {
        if json.take(UInt8(ascii: ",")) {
            guard json.next == UInt8(ascii: "\"") else { throw .damaged }
        } else {
            guard json.next == UInt8(ascii: "}") else { throw .damaged }
        }
    }
}
