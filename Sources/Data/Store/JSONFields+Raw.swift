import HaruDomain

extension JSONFields {
    /// The bytes of a text as they stand, quotes included; good until the memory goes.
    ///
    /// - Throws: `.damaged` when it is not there or no text.
    mutating func rawText(_ name: StaticString) throws(Reason) -> UnsafeBufferPointer<UInt8> {
        try value(name) { json throws(Reason) in
            guard json.next == UInt8(ascii: "\"") else { throw .damaged }
            let start = json.position
            try json.skipString()
            return UnsafeBufferPointer(rebasing: json.bytes[start..<json.position])
        }
    }

    /// Pairs of whole numbers, each a range, into an array that is used again and again.
    ///
    /// - Throws: `.damaged` when they are not there, or one is no range.
    mutating func ranges(
        _ name: StaticString,
        into ranges: inout [Range<Int64>]
    ) throws(Reason) {
        ranges.removeAll(keepingCapacity: true)
        try value(name) { json throws(Reason) in
            try json.expect(UInt8(ascii: "["))
            if json.take(UInt8(ascii: "]")) { return }
            repeat {
                try json.expect(UInt8(ascii: "["))
                let start = try json.integer()
                try json.expect(UInt8(ascii: ","))
                let end = try json.integer()
                try json.expect(UInt8(ascii: "]"))
                guard start <= end else { throw .damaged }
                ranges.append(start..<end)
            } while json.take(UInt8(ascii: ","))
            try json.expect(UInt8(ascii: "]"))
        }
    }
}
