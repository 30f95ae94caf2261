import { byMeterNumber } from './by-meter-number';
import { floorOf } from './floor-of';
import { folded } from './folded';
import type { Job } from './job';
import { meterTypeOf } from './meter-type-of';

/**
 * The meters of one house in the order in which a person walks: floor by floor from the cellar up, then
 * place, then object, then number. Meters whose floor is not known come last.
 *
 * `chosen` names meters in the order that somebody has made of it: a `chosenOrder`. A meter that it
 * does not name stays behind the one that comes before it by nature.
 */
export function walkingOrder(jobs: readonly Job[], chosen: readonly string[]): readonly Job[] {
  const natural = naturalOrder(jobs);
  if (chosen.length === 0) return natural;
  const rank = new Map(chosen.map((key, index) => [key, index]));
  const keys = keysOf(natural);
  const rankOf = (job: Job) => rank.get(keys.get(job) ?? job.id);
  const walk = natural
    .filter((job) => rankOf(job) !== undefined)
    .sort((a, b) => (rankOf(a) ?? 0) - (rankOf(b) ?? 0));
  natural.forEach((job, index) => {
    if (rankOf(job) !== undefined) return;
    const before = natural[index - 1];
    walk.splice(before === undefined ? 0 : walk.indexOf(before) + 1, 0, job);
  });
  return walk;
}

/** An order of all meters of a house that can be kept. */
export function chosenOrder(walk: readonly Job[]): readonly string[] {
  const keys = keysOf(naturalOrder(walk));
  return walk.map((job) => keys.get(job) ?? job.id);
}

/**
 * By number and medium: the next campaign has other jobs for the same meters. Of several that have
 * both, the place in the natural order tells one from another.
 */
function keysOf(natural: readonly Job[]): ReadonlyMap<Job, string> {
  const counts = new Map<string, number>();
  return new Map(
    natural.map((job) => {
      const { meterNumber } = job.meter;
      if (meterNumber === '') return [job, job.id];
      const name = `${meterNumber} ${meterTypeOf(job)}`;
      const before = counts.get(name) ?? 0;
      counts.set(name, before + 1);
      return [job, before === 0 ? name : `${name} ${before + 1}`];
    }),
  );
}

/** Behind every floor. */
const UNKNOWN = Number.MAX_SAFE_INTEGER;

function naturalOrder(jobs: readonly Job[]): readonly Job[] {
  return jobs
    .map((job) => {
      const { locationDescription, objectKey } = job.meter.meterAddress;
      const [place, object] = [locationDescription ?? '', objectKey ?? ''];
      const floor = floorOf(place) ?? floorOf(object) ?? UNKNOWN;
      return { job, floor, place: folded(place), object: folded(object) };
    })
    .sort(
      (a, b) =>
        a.floor - b.floor ||
        names.compare(a.place, b.place) ||
        names.compare(a.object, b.object) ||
        byMeterNumber(a.job, b.job),
    )
    .map(({ job }) => job);
}

// Numbers count as numbers: flat 9 comes before 14. The order must not depend on the browser's language.
const names = new Intl.Collator('de', { numeric: true });
