/**
 * For an entry that the browser cannot read, though it reads others. A storage that gives no answer is
 * another matter: then nothing is known about the entry.
 */
export function nullIfBroken(error: unknown): null {
  if (error instanceof DOMException) return null;
  throw error;
}
