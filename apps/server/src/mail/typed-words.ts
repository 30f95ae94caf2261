/** Words of the utility, such as the place of a meter: whole, in one line. */
export function utilityWords(text: string): string {
  return text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
}

/** The longest name or salutation in a mail. */
const MOST = 60;

/**
 * Words that a person typed, as a mail may show them: one short line of letters, digits and the signs
 * of names. Mail programs turn 'evil.example' into a link even without 'https://', so a dot is followed
 * by a space, and what else makes an address is left out.
 */
export function typedWords(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{M}\p{N} '’.,&()+!–-]+/gu, ' ')
    .replace(/\.(?=\S)/g, '. ')
    .replace(/\s+/g, ' ')
    .trim();
  const letters = Array.from(plain);
  return letters.length <= MOST
    ? plain
    : `${letters
        .slice(0, MOST - 1)
        .join('')
        .trimEnd()}…`;
}
