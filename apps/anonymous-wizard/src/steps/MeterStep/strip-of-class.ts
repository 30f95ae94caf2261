/** One class of letters, digits, ranges and plain signs, perhaps repeated: `[^A-Z0-9]`, `[^A-Z0-9-]+`. */
const ONE_CLASS = /^\[\^?[A-Za-z0-9ÄÖÜäöüß .,/_-]+\]\+?$/;

/**
 * The usual pattern of a utility is a single class. It takes one look at each character, so the browser's
 * own engine cannot be held up by it, and the linear one (customer decision 35) need not be loaded. Null for any other.
 */
export function stripOfClass(pattern: string): ((text: string) => string) | null {
  if (!ONE_CLASS.test(pattern)) return null;
  try {
    const characters = new RegExp(pattern, 'gu');
    return (text) => text.replace(characters, '');
  } catch {
    return null;
  }
}
