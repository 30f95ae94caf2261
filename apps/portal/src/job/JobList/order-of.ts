import type { Job } from '@ablesbar/domain';
import { jobPath, UNLISTED_PATH } from '../../app/paths';
import type { Order } from './use-steps';

/** Of ten thousand jobs only the addresses that are asked for are put together. */
export function orderOf(
  before: readonly Job[],
  hasUnlisted: boolean,
  after: readonly Job[],
): Order {
  const gap = hasUnlisted ? 1 : 0;
  const isAt = (path: string) => (job: Job) => jobPath(job.id) === path;
  const pathOf = (job: Job | undefined) => (job ? jobPath(job.id) : null);
  return {
    length: before.length + gap + after.length,
    at(index) {
      if (index < before.length) return pathOf(before[index]);
      if (hasUnlisted && index === before.length) return UNLISTED_PATH;
      return pathOf(after[index - before.length - gap]);
    },
    indexOf(path) {
      if (hasUnlisted && path === UNLISTED_PATH) return before.length;
      const index = before.findIndex(isAt(path));
      if (index >= 0) return index;
      const later = after.findIndex(isAt(path));
      return later < 0 ? -1 : before.length + gap + later;
    },
  };
}
