/**
 * The number of a draft's photos that count and are sent: none if the field allows none. A draft
 * may be older than the setting, and the user can no longer remove its photos because the field is
 * hidden.
 */
export function countedPhotos(count: number, most: number): number {
  return most === 0 ? 0 : count;
}
