import { isEmailAddress } from './is-email-address';

const label = (length: number) => 'a'.repeat(length);
/** 253 characters. */
const longest = `a@${[label(63), label(63), label(63), label(56)].join('.')}.de`;

test.each([
  { says: 'the usual', text: 'a.kaya@sued-ost.example', is: true },
  { says: 'the shortest', text: 'a@b.de', is: true },
  { says: 'an ending of one letter', text: 'a@b.d', is: false },
  { says: 'no ending', text: 'a.kaya@sued-ost', is: false },
  { says: 'capital letters', text: 'A.Kaya@Sued-Ost.DE', is: true },
  { says: 'a subdomain', text: 'a@mail.stadt.de', is: true },
  { says: 'a subdomain of digits', text: 'a@mail.4711.de', is: true },
  { says: 'digits behind the ending', text: 'a@b.de.4711', is: false },
  { says: 'a tag', text: 'a+zaehler@b.de', is: true },
  { says: 'every sign a name may have', text: "o'neil!#$%&*/=?^_`{|}~-1@b.de", is: true },
  { says: 'a name of digits', text: '4711@b.de', is: true },
  { says: 'a domain of digits', text: 'a@4711.de', is: true },
  { says: 'an ending written for umlauts', text: 'a@b.xn--vermgensberatung-pwb', is: true },
  { says: 'an ending that begins with a digit', text: 'a@b.1de', is: false },
  { says: 'an IP address', text: 'a@127.0.0.1', is: false },
  { says: 'an IP address in brackets', text: 'a@[127.0.0.1]', is: false },
  { says: 'nothing', text: '', is: false },
  { says: 'no @', text: 'b.de', is: false },
  { says: 'nothing before the @', text: '@b.de', is: false },
  { says: 'nothing after the @', text: 'a@', is: false },
  { says: 'two @', text: 'a@b@c.de', is: false },
  { says: 'an @ at the end', text: 'a@b.de@', is: false },
  { says: 'a dot in front', text: '.a@b.de', is: false },
  { says: 'a dot before the @', text: 'a.@b.de', is: false },
  { says: 'two dots', text: 'a..b@b.de', is: false },
  { says: 'a dot after the @', text: 'a@.b.de', is: false },
  { says: 'a dot at the end', text: 'a@b.de.', is: false },
  { says: 'two dots in the domain', text: 'a@b..de', is: false },
  { says: 'a hyphen in front of a domain', text: 'a@-b.de', is: false },
  { says: 'a hyphen behind a domain', text: 'a@b-.de', is: false },
  { says: 'a hyphen behind the ending', text: 'a@b.de-', is: false },
  { says: 'an underscore in the domain', text: 'a@b_c.de', is: false },
  { says: 'a blank inside', text: 'a b@b.de', is: false },
  { says: 'a blank around', text: ' a@b.de', is: false },
  { says: 'a blank behind', text: 'a@b.de ', is: false },
  { says: 'a line break behind', text: 'a@b.de\n', is: false },
  { says: 'a line break before the @', text: 'a\n@b.de', is: false },
  { says: 'a comma', text: 'a@b,de', is: false },
  { says: 'a name in quotation marks', text: '"a b"@b.de', is: false },
  { says: 'an umlaut in the name', text: 'müller@b.de', is: false },
  { says: 'an umlaut in the domain', text: 'a@müller.de', is: false },
  { says: '64 characters before the @', text: `${label(64)}@b.de`, is: true },
  { says: '65 characters before the @', text: `${label(65)}@b.de`, is: false },
  { says: 'a domain of 63 characters', text: `a@${label(63)}.de`, is: true },
  { says: 'a domain of 64 characters', text: `a@${label(64)}.de`, is: false },
  { says: '254 characters', text: `a${longest}`, is: true },
  { says: '255 characters', text: `aa${longest}`, is: false },
])('isEmailAddress: $says', ({ text, is }) => {
  expect(isEmailAddress(text)).toBe(is);
});

test.each([
  { says: 'many dots', text: `${'a.'.repeat(500_000)}@b.de` },
  { says: 'many @', text: '@'.repeat(1_000_000) },
  { says: 'many hyphens', text: `a@${'-'.repeat(1_000_000)}` },
])('no text keeps it busy: $says', ({ text }) => {
  expect(isEmailAddress(text)).toBe(false);
});
