import CSQLite
import Foundation

/// A connection to a database of the system's SQLite, the peer of what is stored here.
final class SQLite {
    /// What SQLite said.
    struct Failure: Error {
        let message: String
    }

    private let connection: OpaquePointer

    /// Opens the database and makes it if there is none: journal `WAL`, `synchronous=FULL`.
    init(_ file: URL) throws {
        var opened: OpaquePointer?
        guard sqlite3_open(file.path, &opened) == SQLITE_OK, let opened else {
            throw Failure(message: "cannot open \(file.path)")
        }
        connection = opened
        try execute("PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL")
    }

    deinit {
        sqlite3_close_v2(connection)
    }

    /// Runs statements and drops their rows.
    func execute(_ sql: String) throws {
        guard sqlite3_exec(connection, sql, nil, nil, nil) == SQLITE_OK else { throw failure }
    }

    /// Prepares one statement for as many runs as you like.
    func prepare(_ sql: String) throws -> Statement {
        var prepared: OpaquePointer?
        guard sqlite3_prepare_v2(connection, sql, -1, &prepared, nil) == SQLITE_OK, let prepared
        else { throw failure }
        return Statement(prepared, of: self)
    }

    fileprivate var failure: Failure {
        Failure(message: String(cString: sqlite3_errmsg(connection)))
    }

    /// A prepared statement. Parameters count from 1 and columns from 0, as in SQLite.
    final class Statement {
        private let statement: OpaquePointer
        private let database: SQLite

        fileprivate init(_ statement: OpaquePointer, of database: SQLite) {
            self.statement = statement
            self.database = database
        }

        deinit {
            sqlite3_finalize(statement)
        }

        func bind(_ value: Int64, at parameter: Int32) throws {
            try check(sqlite3_bind_int64(statement, parameter, value))
        }

        func bind(_ value: String, at parameter: Int32) throws {
            var value = value
            try value.withUTF8 { text in
                try text.withMemoryRebound(to: CChar.self) { text in
                    try check(
                        sqlite3_bind_text(
                            statement,
                            parameter,
                            text.baseAddress,
                            Int32(text.count),
                            Self.copied
                        )
                    )
                }
            }
        }

        func bind(_ value: [UInt8], at parameter: Int32) throws {
            try check(
                sqlite3_bind_blob(statement, parameter, value, Int32(value.count), Self.copied)
            )
        }

        /// Goes to the next row; false behind the last one, and then the statement can run again.
        func step() throws -> Bool {
            switch sqlite3_step(statement) {
            case SQLITE_ROW: return true
            case SQLITE_DONE:
                try check(sqlite3_reset(statement))
                return false
            default: throw database.failure
            }
        }

        /// Runs a statement that has no rows, or whose rows do not matter.
        func run() throws {
            while try step() {}
        }

        func integer(_ column: Int32) -> Int64 {
            sqlite3_column_int64(statement, column)
        }

        func text(_ column: Int32) -> String {
            let count = Int(sqlite3_column_bytes(statement, column))
            let bytes = UnsafeBufferPointer(
                start: sqlite3_column_text(statement, column),
                count: count
            )
            return String(decoding: bytes, as: UTF8.self)
        }

        func blob(_ column: Int32) -> [UInt8] {
            guard let bytes = sqlite3_column_blob(statement, column) else { return [] }
            let count = Int(sqlite3_column_bytes(statement, column))
            return Array(UnsafeRawBufferPointer(start: bytes, count: count))
        }

        /// An identity that is stored as its sixteen bytes.
        func uuid(_ column: Int32) -> UUID {
            guard let bytes = sqlite3_column_blob(statement, column),
                sqlite3_column_bytes(statement, column) == 16
            else { return UUID() }
            return UUID(uuid: UnsafeRawPointer(bytes).loadUnaligned(as: uuid_t.self))
        }

        /// Tells SQLite to copy what is bound.
        private static var copied: sqlite3_destructor_type {
            unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        }

        private func check(_ code: Int32) throws {
            guard code == SQLITE_OK else { throw database.failure }
        }
    }
}
