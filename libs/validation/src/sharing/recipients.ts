import { isEmailAddress } from '../email/is-email-address';
import type { RecipientsProblem } from '../problem/problem';

/** The recipients of an access, read from one text field. */
export interface Recipients {
  readonly addresses: readonly string[];
  /** The parts that are not an address, as typed. */
  readonly unreadable: readonly string[];
  readonly canSend: boolean;
}

// An address in angle brackets (`<a@b.de>`), the end of an entry, or a word. No text matches in two
// ways.
const PART = /<([^<>]*)>|([;\r\n])|([^\s,;<>]+)/g;
/**
 * Mail programs put a name with special characters into quotation marks: `"Kaya, Anna" <a@b.de>`.
 */
const QUOTED_NAME = /"[^"]*"(?=[ \t]?<)/g;

/**
 * Reads addresses separated by blanks, commas, semicolons or line breaks, with or without names.
 */
export function readRecipients(text: string): Recipients {
  const found: string[] = [];
  // These words are a name if an address in angle brackets follows. Otherwise they are entries.
  let words: string[] = [];
  const giveUpWords = () => {
    found.push(...words);
    words = [];
  };
  for (const [, bracketed, end, word] of text.replace(QUOTED_NAME, '').matchAll(PART)) {
    const address = bracketed?.trim() ?? '';
    if (address !== '') {
      words = [];
      found.push(address);
    } else if (end !== undefined) {
      giveUpWords();
    } else if (word?.includes('@')) {
      giveUpWords();
      found.push(word);
    } else if (word !== undefined) {
      words.push(word);
    }
  }
  giveUpWords();

  const different = withoutRepeats(found);
  const addresses = different.filter(isEmailAddress);
  const unreadable = different.filter((entry) => !isEmailAddress(entry));
  return { addresses, unreadable, canSend: addresses.length > 0 && unreadable.length === 0 };
}

export function checkRecipients({ addresses, unreadable }: Recipients): RecipientsProblem | null {
  if (unreadable.length > 0)
    return { code: 'recipients-unreadable', severity: 'blocks', unreadable };
  return addresses.length === 0 ? { code: 'recipients-missing', severity: 'blocks' } : null;
}

/**
 * Removes repeated addresses, ignoring case, so that nobody gets the same mail twice. The first
 * spelling is kept.
 */
function withoutRepeats(entries: readonly string[]): readonly string[] {
  const different = new Map<string, string>();
  for (const entry of entries) {
    const key = entry.toLowerCase();
    if (!different.has(key)) different.set(key, entry);
  }
  return [...different.values()];
}
