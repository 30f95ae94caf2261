import { isEmailAddress } from '../email/is-email-address';
import type { RecipientsProblem } from '../problem/problem';

/** Whom an access is sent to, out of one text field. */
export interface Recipients {
  readonly addresses: readonly string[];
  /** What stands there and is no address, as it was typed. */
  readonly unreadable: readonly string[];
  readonly canSend: boolean;
}

// `<a@b.de>`, or the end of an entry, or a word. Nothing in it can be read in two ways.
const PART = /<([^<>]*)>|([;\r\n])|([^\s,;<>]+)/g;
/** Mail programs put a name with special signs into quotation marks: `"Kaya, Anna" <a@b.de>`. */
const QUOTED_NAME = /"[^"]*"(?=[ \t]?<)/g;

/** Addresses parted by blanks, commas, semicolons or line breaks, with or without names. */
export function readRecipients(text: string): Recipients {
  const found: string[] = [];
  // Words that are a name if an address in angle brackets follows, and a mistake if not.
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

/** Nobody gets the same mail twice, however the address is written. The first spelling stays. */
function withoutRepeats(entries: readonly string[]): readonly string[] {
  const different = new Map<string, string>();
  for (const entry of entries) {
    const key = entry.toLowerCase();
    if (!different.has(key)) different.set(key, entry);
  }
  return [...different.values()];
}
