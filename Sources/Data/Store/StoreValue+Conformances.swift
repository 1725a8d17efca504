package import Foundation
package import HaruDomain

extension Int64: StoreValue {
    package init(from json: inout JSONReader) throws(RepositoryError.Reason) {
        self = try json.integer()
    }

    package func write(to json: inout JSONWriter) { json.integer(self) }
}

extension Int: StoreValue {
    package init(from json: inout JSONReader) throws(RepositoryError.Reason) {
        guard let value = Int(exactly: try json.integer()) else { throw .damaged }
        self = value
    }

    package func write(to json: inout JSONWriter) { json.integer(Int64(self)) }
}

extension Bool: StoreValue {
    package init(from json: inout JSONReader) throws(RepositoryError.Reason) {
        self = try json.bool()
    }

    package func write(to json: inout JSONWriter) { json.bool(self) }
}

extension String: StoreValue {
    package init(from json: inout JSONReader) throws(RepositoryError.Reason) {
        self = try json.string()
    }

    package func write(to json: inout JSONWriter) { json.string(self) }
}

extension UUID: StoreValue {
    package init(from json: inout JSONReader) throws(RepositoryError.Reason) {
        self = try json.uuid()
    }

    package func write(to json: inout JSONWriter) { json.uuid(self) }
}

extension Array: StoreValue where Element: StoreValue {
    package init(from json: inout JSONReader) throws(RepositoryError.Reason) {
        self = []
        try json.expect(UInt8(ascii: "["))
        if json.take(UInt8(ascii: "]")) { return }
        repeat {
            append(try Element(from: &json))
        } while json.take(UInt8(ascii: ","))
        try json.expect(UInt8(ascii: "]"))
    }

    package func write(to json: inout JSONWriter) {
        json.array { json in
            for element in self { json.element(element) }
        }
    }
}
