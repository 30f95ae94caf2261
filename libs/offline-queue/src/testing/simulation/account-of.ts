import type { OutboxRecord } from '../../outbox/outbox-record';
import { type Applied, serialOf } from './model-server';

/** What a person was told about each reading; the end of a simulation is compared with it. */
export interface Told {
  /** 'Kept': from here on nobody but the person may let it go. */
  readonly kept: Map<number, OutboxRecord>;
  /** Refused, and let go of by the page whose form shows it: the form has it. */
  readonly inForm: Set<number>;
  readonly discarded: Set<number>;
}

export interface Account {
  readonly lost: number;
  readonly dup: number;
  readonly stuck: number;
  readonly orphans: number;
  /** Arrived with other photos than were taken. */
  readonly wrong: number;
  /** Arrived after a later reading of its job, and so replaced it. */
  readonly overtaken: number;
}

export interface End {
  readonly told: Told;
  readonly applied: readonly Applied[];
  /** Ids in the order in which their records were committed. */
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
