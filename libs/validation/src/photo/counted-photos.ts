/**
 * How many of a draft's photos count and are sent: none where none is taken. A draft may be older than the
 * setting, and the field to take its photos out with is not shown any more.
 */
export function countedPhotos(count: number, most: number): number {
  return most === 0 ? 0 : count;
}
