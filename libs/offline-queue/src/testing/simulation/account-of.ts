import type { OutboxRecord } from '../../outbox/outbox-record';
import { type Applied, serialOf } from './model-server';

/** What the user was told about each reading. The end of a simulation is compared with it. */
export interface Told {
  /** The user was told that the reading is kept. From then on only the user may discard it. */
  readonly kept: Map<number, OutboxRecord>;
  /** The reading was refused and removed by the page whose form shows it, so the form has it. */
  readonly inForm: Set<number>;
  readonly discarded: Set<number>;
}

export interface Account {
  readonly lost: number;
  readonly dup: number;
  readonly stuck: number;
  readonly orphans: number;
  /** Readings that arrived with wrong photos. */
  readonly wrong: number;
  /** Readings that arrived after a later reading of the same job and replaced it. */
  readonly overtaken: number;
}

export interface End {
  readonly told: Told;
  readonly applied: readonly Applied[];
  /** Record ids in the order of their commits. */
  readonly committed: readonly string[];
  readonly left: readonly OutboxRecord[];
  readonly photoKeys: readonly string[];
}

export function accountOf({ told, applied, committed, left, photoKeys }: End): Account {
  const arrived = new Set(applied.map(({ serial }) => serial));
  const there = new Set(left.map(serialOf));
  const isLost = (serial: number) =>
    !arrived.has(serial) &&
    !there.has(serial) &&
    !told.inForm.has(serial) &&
    !told.discarded.has(serial);
  const owned = new Set(left.flatMap(({ photos }) => photos.map(({ key }) => key)));
  return {
    lost: [...told.kept.keys()].filter(isLost).length,
    dup: applied.length - arrived.size,
    stuck: left.length,
    orphans: photoKeys.filter((key) => !owned.has(key)).length,
    wrong: applied.filter(({ arePhotosRight }) => !arePhotosRight).length,
    overtaken: overtaken(
      applied.filter(({ serial }) => !told.discarded.has(serial)),
      new Map(committed.map((id, n) => [id, n])),
    ),
  };
}

function overtaken(applied: readonly Applied[], places: ReadonlyMap<string, number>): number {
  const latest = new Map<string, number>();
  const first = new Set<string>();
  let count = 0;
  for (const { id, jobId } of applied) {
    if (first.has(id)) continue;
    first.add(id);
    const place = places.get(id) ?? -1;
    if (place < (latest.get(jobId) ?? 0)) count += 1;
    latest.set(jobId, Math.max(place, latest.get(jobId) ?? 0));
  }
  return count;
}
