"""Reads a journal as Docs/Store.md describes it, with nothing of Haru.

    journal.py read FILE      prints {"schema", "records", "damage", "tail"} as JSON
    journal.py write FILE     writes the journal that standard input describes:
                              {"schema": 1, "transactions": [{"kind/id": record or null}, ...]}
"""

import json
import re
import sys

FORMAT = 1


def crc32c(data):
    crc = 0xFFFFFFFF
    for byte in data:
        crc ^= byte
        for _ in range(8):
            crc = crc >> 1 ^ (0x82F63B78 if crc & 1 else 0)
    return crc ^ 0xFFFFFFFF


def line_at(data, start):
    """The payload, the count and the end of the line that begins at `start`; None if none does."""
    match = re.compile(rb'\["([0-9a-fA-F]{8})",(\d{1,12}),(\d{1,12}),').match(data, start)
    if not match:
        return None
    end = match.end() + int(match[2])
    ending = data[end : end + 2]
    if len(ending) < 2 or 0 in ending:
        return None
    if crc32c(data[match.start() + 11 : end]) != int(match[1], 16):
        return None
    return data[match.end() : end], int(match[3]), end + (1 if ending[1:] == b"[" else 2)


def read(data):
    schema, records, damage, end, position = None, {}, [], 0, 0
    while position < len(data):
        line = line_at(data, position)
        if line is None:
            position = data.find(b"[", position + 1)
            if position < 0:
                break
            continue
        payload, count, next_position = line
        if position > end:
            damage.append([end, position])
        position = end = next_position
        value = json.loads(payload)
        if count == 0:
            if value["format"] > FORMAT:
                raise SystemExit("newer")
            schema = value["schema"]
            continue
        for key, record in value.items():
            records.pop(key, None)
            if record is not None:
                records[key] = record
    tail = len(data[end:].rstrip(b"\0"))
    return {"schema": schema, "records": records, "damage": damage, "tail": tail}


def encode(value, count):
    payload = json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()
    rest = b",%d,%d," % (len(payload), count) + payload
    return b'["%08x"' % crc32c(rest) + rest + b"]\n"


def write(description):
    header = encode({"format": FORMAT, "schema": description["schema"]}, 0)
    lines = [encode(transaction, len(transaction)) for transaction in description["transactions"]]
    return header + header + b"".join(lines)


if __name__ == "__main__":
    command, name = sys.argv[1:]
    if command == "read":
        with open(name, "rb") as file:
            json.dump(read(file.read()), sys.stdout, ensure_ascii=False, sort_keys=True)
    else:
        with open(name, "wb") as file:
            file.write(write(json.load(sys.stdin)))
