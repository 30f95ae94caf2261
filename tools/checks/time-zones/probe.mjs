// Runs in the time zone of its process and prints the days that the rules give for some moments.
import { berlinDay, dayOfWire, wireReadingDate } from '../../../libs/domain/src/index.ts';

const HALF_HOUR = 30 * 60_000;
const NIGHTS = ['2026-03-28T18:00Z', '2026-10-24T18:00Z', '2026-12-31T18:00Z', '2028-02-28T18:00Z'];

const instants = NIGHTS.flatMap((night) =>
  Array.from({ length: 36 }, (_, step) => new Date(Date.parse(night) + step * HALF_HOUR)),
);
const chosen = ['2026-03-29', '2026-10-25', '2027-01-01', '2028-02-29'];

console.log(
  JSON.stringify({
    local: instants.map((instant) => instant.getDate()),
    today: instants.map((instant) => berlinDay(instant)),
    arrived: instants.flatMap((now) => chosen.map((day) => dayOfWire(wireReadingDate(day, now)))),
    withoutZone: dayOfWire('2026-03-29T00:30:00'),
  }),
);
