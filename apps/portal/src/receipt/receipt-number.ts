/** Short enough to be read out; the beginning of the key that the server knows the reading by. */
export function receiptNumber(id: string): string {
  return id.slice(0, 13).toUpperCase();
}
