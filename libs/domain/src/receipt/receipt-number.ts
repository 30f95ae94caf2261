/** Short enough to be read out; the beginning of the key that the server knows the reading by. */
export function receiptNumber(key: string): string {
  return key.slice(0, 13).toUpperCase();
}
