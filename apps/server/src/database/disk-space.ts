import { statfsSync } from 'node:fs';
import { consoleTexts } from '../base/console-texts';
import { StartFailure } from '../base/start-failure';

/** More than any single statement of ours writes, with its log. */
export const RESERVE_BYTES = 256 * 1024 * 1024;

/** Ends a start or a command with one line. A call of the portal gets 503 by PostgreSQL's code. */
class DiskFull extends StartFailure {
  readonly code = '53100';
}

/** How many bytes are free, or throws. */
export type FreeBytes = () => number;

export const freeBytesIn =
  (folder: string): FreeBytes =>
  () => {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  };

/**
 * On a full disk, the embedded database stops working for good and keeps its process busy. So a
 * statement that writes is refused while there still is room; reading goes on.
 */
export function refuseOnFullDisk(statement: string, freeBytes: FreeBytes): void {
  if (!/\b(insert|update|delete|create|alter|copy|count_guess|begin_session)\b/i.test(statement))
    return;
  const free = freeBytes();
  if (free >= RESERVE_BYTES) return;
  throw new DiskFull(consoleTexts.diskFull(megabytes(free), megabytes(RESERVE_BYTES)));
}

const megabytes = (bytes: number) => Math.floor(bytes / 1024 / 1024);
