/**
 * The first 13 characters of the key that identifies the reading on the server: short enough to
 * read aloud.
 */
export function receiptNumber(key: string): string {
  return key.slice(0, 13).toUpperCase();
}
