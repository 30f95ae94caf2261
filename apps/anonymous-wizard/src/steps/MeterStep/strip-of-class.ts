/** One class of letters, digits, ranges and plain signs, perhaps repeated: `[^A-Z0-9]`, `[^A-Z0-9-]+`. */
const ONE_CLASS = /^\[\^?[A-Za-z0-9ÄÖÜäöüß .,/_-]+\]\+?$/;

/**
 * A utility's pattern is usually a single character class. The browser's own engine checks each character
 * once and cannot be slowed down by such a pattern, so the linear engine (customer decision 35) need not be
 * loaded. Null for any other pattern.
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
