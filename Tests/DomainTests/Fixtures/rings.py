#!/usr/bin/env python3
"""When alarms ring next, found by walking the clock on the wall minute by minute.

    python3 rings.py moments SEED COUNT        so many moments of each of ten zones
    python3 rings.py < moments > rings         7 × 1,440 numbers for each moment
    python3 rings.py sample < moments          some of them as text, for `rings.txt`

A moment is a line `Zone/Name seconds-since-1970`. For each one come the rings of every day of the week
from Monday on and of every minute of the day: the minutes from the moment's own minute to the ring, as
little-endian numbers of two bytes.

The walk knows nothing but what the wall shows at each minute. A ring comes when the wall first shows a
time, or a later one: so a time that is jumped over rings at the first instant after the gap, and a time
that comes again does not ring again. Days of which the wall shows no minute have no rings.
"""

import array
import datetime
import random
import sys
import zoneinfo

import oracle

UTC = datetime.timezone.utc
EPOCH = datetime.datetime(1970, 1, 1)
DAY = 1440


def wall(zone, minute):
    """What the wall shows at a minute since 1970: minutes since 1970, as if there were no zones."""
    shown = datetime.datetime.fromtimestamp(minute * 60, UTC).astimezone(zone)
    return int((shown.replace(tzinfo=None) - EPOCH).total_seconds()) // 60


def rings(zone, seconds):
    """By day of the week and minute of the day, the minutes from the moment's minute to the ring."""
    start = seconds // 60
    found = [[0] * DAY for _ in range(7)]
    missing = 7 * DAY
    top = None
    minute = start - 3 * DAY
    while missing:
        shown = wall(zone, minute)
        if top is None:
            top = shown
        if shown > top:
            whole = {
                day
                for day in range(top // DAY, shown // DAY + 1)
                if top < day * DAY and (day + 1) * DAY <= shown
            }
            for each in range(top + 1, shown + 1):
                if minute * 60 <= seconds or each // DAY in whole:
                    continue
                # 1 January 1970 was a Thursday.
                day, time = (each // DAY + 3) % 7, each % DAY
                if not found[day][time]:
                    found[day][time] = minute - start
                    missing -= 1
            top = shown
        minute += 1
    return found


ZONES = [
    "America/New_York", "Europe/Paris", "Australia/Lord_Howe", "America/St_Johns", "America/Havana",
    "Antarctica/Troll", "Pacific/Apia", "Africa/Casablanca", "Asia/Beirut", "Asia/Seoul",
]


def moments(seed, count):
    """Moments of ten zones from 1973 on, half of them in the days before a change of the clock."""
    random.seed(seed)
    for name in ZONES:
        changes = [at for at, _ in oracle.changes(name)[1] if at > 100_000_000]
        for number in range(count):
            if number % 2 == 0:
                seconds = random.randrange(100_000_000, 2_140_000_000)
            else:
                seconds = random.choice(changes) + random.randrange(-8 * 86_400, 86_400)
            print(name, seconds)


def main():
    if sys.argv[1:2] == ["moments"]:
        return moments(int(sys.argv[2]), int(sys.argv[3]))
    is_sample = sys.argv[1:] == ["sample"]
    for number, line in enumerate(sys.stdin):
        name, seconds = line.split()
        found = rings(zoneinfo.ZoneInfo(name), int(seconds))
        if is_sample:
            for step in range(24):
                time = (number * 7 + step * 61) % DAY
                numbers = " ".join(str(found[day][time]) for day in range(7))
                print(name, seconds, time, numbers)
        else:
            for numbers in found:
                data = array.array("H", numbers)
                if sys.byteorder == "big":
                    data.byteswap()
                sys.stdout.buffer.write(data.tobytes())


if __name__ == "__main__":
    main()
