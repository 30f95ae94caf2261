import type { Job } from '@ablesbar/domain';
import type { Round } from './rounds.slice';

interface Walk extends Pick<Round, 'at' | 'later'> {
  readonly isLeft: (job: Job) => boolean;
}

/**
 * The cards that are left, the shown one first: then on through the house, then what lies before this
 * place, and at the end what was skipped.
 */
export function roundCards(walk: readonly Job[], { at, later, isLeft }: Walk): readonly Job[] {
  const place = walk.findIndex(({ id }) => id === at);
  const onwards = place < 0 ? walk : [...walk.slice(place), ...walk.slice(0, place)];
  const skipped = later.flatMap((id) => walk.find((job) => job.id === id) ?? []);
  const ahead = onwards.filter((job) => job.id === at || !later.includes(job.id));
  return [...ahead, ...skipped.filter(({ id }) => id !== at)].filter(isLeft);
}
