/** Links, addresses and code stay as the utility has written them. */
const LEFT_ALONE = /(\[[^\]]*\]\([^)]*\)|<[^>]*>|https?:\S+|`[^`]*`)/;

/**
 * A number with an area code: it begins with 0 or +. A number within another one (as in an IBAN) or
 * behind a letter is none.
 */
const PHONE = /(?<![\w+/.-]|\d )(?:\+[1-9]|\(?0)[\d ()/–-]*\d/g;

const FEWEST_DIGITS = 6;
const MOST_DIGITS = 15;

/** Makes the phone numbers in a markdown text callable that the utility has written without a link. */
export function linkPhoneNumbers(markdown: string): string {
  const parts = markdown.split(LEFT_ALONE);
  return parts.map((part, n) => (n % 2 === 1 ? part : part.replace(PHONE, asLink))).join('');
}

function asLink(written: string): string {
  // "+49 (0) 3999": the zero is dialled only without the country code.
  const dialled = written.startsWith('+') ? written.replace('(0)', '') : written;
  const digits = dialled.replace(/\D/g, '');
  if (digits.length < FEWEST_DIGITS || digits.length > MOST_DIGITS) return written;
  return `[${written}](tel:${written.startsWith('+') ? '+' : ''}${digits})`;
}
