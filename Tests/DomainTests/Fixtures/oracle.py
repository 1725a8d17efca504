#!/usr/bin/env python3
"""What Python makes of zones and weeks, as text for the tests of Haru.

    python3 oracle.py transitions > transitions.txt
    python3 oracle.py weeks > weeks.txt

`transitions`: every change of the offset of every zone from 1970 to 2037. The first line names the
version of the zone data. Every other line is one or more zones with the same history: their names with
commas between them, then the offset at the start of 1970 in seconds, then each change as
`seconds since the change before:new offset`. EET and WET are left out: the zone data has changed what
they are between versions, and systems differ.

`weeks`: for each 28 December of 70 years, the ISO weeks of the eight days from then on.
"""

import datetime
import struct
import sys
import zoneinfo

UTC = datetime.timezone.utc
START = int(datetime.datetime(1970, 1, 1, tzinfo=UTC).timestamp())
END = int(datetime.datetime(2038, 1, 1, tzinfo=UTC).timestamp())
DAY = 86_400


def offset(zone, seconds):
    moment = datetime.datetime.fromtimestamp(seconds, UTC).astimezone(zone)
    return int(moment.utcoffset().total_seconds())


def listed(name):
    """The changes that the zone's file lists; those of a rule for later years are found by steps."""
    for folder in zoneinfo.TZPATH:
        try:
            with open(f"{folder}/{name}", "rb") as file:
                data = file.read()
            break
        except OSError:
            continue
    else:
        return []
    counts = struct.unpack(">6l", data[20:44])
    isutc, isstd, leap, times, types, chars = counts
    second = 44 + times * 5 + types * 6 + chars + leap * 8 + isstd + isutc
    times = struct.unpack(">6l", data[second + 20 : second + 44])[3]
    return struct.unpack(f">{times}q", data[second + 44 : second + 44 + 8 * times])


def changes(name):
    zone = zoneinfo.ZoneInfo(name)
    probes = set(range(START, END, DAY))
    for seconds in listed(name):
        if START < seconds < END:
            probes |= {seconds - 1, seconds}
    found = []
    low, before = START, offset(zone, START)
    for high in sorted(probes):
        after = offset(zone, high)
        if after != before:
            while high - low > 1:
                middle = (low + high) // 2
                if offset(zone, middle) == before:
                    low = middle
                else:
                    high = middle
            before = offset(zone, high)
            found.append((high, before))
        low = high
    return offset(zone, START), found


def transitions():
    histories = {}
    for name in sorted(zoneinfo.available_timezones() - {"EET", "WET", "localtime"}):
        if name.startswith(("posix/", "right/")):
            continue
        first, found = changes(name)
        words, last = [str(first)], START
        for seconds, after in found:
            words.append(f"{seconds - last}:{after}")
            last = seconds
        histories.setdefault(" ".join(words), []).append(name)
    with open(f"{zoneinfo.TZPATH[0]}/tzdata.zi", encoding="ascii") as file:
        print(file.readline().removeprefix("# ").strip())
    for words, names in histories.items():
        print(",".join(names), words)


def weeks():
    for year in range(1970, 2040):
        day = datetime.date(year, 12, 28)
        days = [day + datetime.timedelta(days=number) for number in range(8)]
        labels = ["%d-W%02d" % each.isocalendar()[:2] for each in days]
        print(day.isoformat(), " ".join(labels))


if __name__ == "__main__":
    {"transitions": transitions, "weeks": weeks}[sys.argv[1]]()
