import { statfsSync } from 'node:fs';

/** More than any single statement of ours writes, with its log. */
export const RESERVE_BYTES = 256 * 1024 * 1024;

/** PostgreSQL's code for a full disk. */
const DISK_FULL = '53100';

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
  if (freeBytes() >= RESERVE_BYTES) return;
  throw Object.assign(new Error('The disk of the embedded database is full.'), { code: DISK_FULL });
}
