import { checkRecipients, readRecipients } from './recipients';

const two = ['a@b.de', 'c@d.de'];

test.each([
  { says: 'one', text: 'a@b.de', addresses: ['a@b.de'], unreadable: [] },
  { says: 'blanks around', text: ' \n a@b.de \t', addresses: ['a@b.de'], unreadable: [] },
  { says: 'parted by a blank', text: 'a@b.de c@d.de', addresses: two, unreadable: [] },
  { says: 'parted by a tab', text: 'a@b.de\tc@d.de', addresses: two, unreadable: [] },
  { says: 'parted by a comma', text: 'a@b.de,c@d.de', addresses: two, unreadable: [] },
  { says: 'parted by a semicolon', text: 'a@b.de;c@d.de', addresses: two, unreadable: [] },
  { says: 'parted by a line break', text: 'a@b.de\nc@d.de', addresses: two, unreadable: [] },
  { says: 'parted as on Windows', text: 'a@b.de\r\nc@d.de', addresses: two, unreadable: [] },
  { says: 'parted by all of them', text: ';, a@b.de ,;\n c@d.de;', addresses: two, unreadable: [] },
  { says: 'nothing', text: '', addresses: [], unreadable: [] },
  { says: 'separators alone', text: ' ,;\n', addresses: [], unreadable: [] },
  { says: 'twice', text: 'a@b.de a@b.de', addresses: ['a@b.de'], unreadable: [] },
  {
    says: 'twice, written differently',
    text: 'A@b.de a@B.DE',
    addresses: ['A@b.de'],
    unreadable: [],
  },
  { says: 'a name', text: 'Anna Kaya <a@b.de>', addresses: ['a@b.de'], unreadable: [] },
  { says: 'a name without a blank', text: 'Anna<a@b.de>', addresses: ['a@b.de'], unreadable: [] },
  { says: 'brackets alone', text: '<a@b.de>', addresses: ['a@b.de'], unreadable: [] },
  { says: 'blanks in brackets', text: '< a@b.de >', addresses: ['a@b.de'], unreadable: [] },
  { says: 'two names', text: 'Anna <a@b.de>, Carl <c@d.de>', addresses: two, unreadable: [] },
  {
    says: 'two names without separator',
    text: 'Anna <a@b.de>Carl <c@d.de>',
    addresses: two,
    unreadable: [],
  },
  { says: 'a name and none', text: 'Anna <a@b.de> c@d.de', addresses: two, unreadable: [] },
  { says: 'none and a name', text: 'a@b.de Carl <c@d.de>', addresses: two, unreadable: [] },
  { says: 'last name first', text: 'Kaya, Anna <a@b.de>', addresses: ['a@b.de'], unreadable: [] },
  { says: 'a quoted name', text: '"Kaya; Anna" <a@b.de>; c@d.de', addresses: two, unreadable: [] },
  {
    says: 'a quoted name without a blank',
    text: '"Kaya; Anna"<a@b.de>',
    addresses: ['a@b.de'],
    unreadable: [],
  },
  {
    says: 'a quoted address as a name',
    text: '"a@b.de" <a@b.de>',
    addresses: ['a@b.de'],
    unreadable: [],
  },
  {
    says: 'two quoted names',
    text: '"A; A" <a@b.de>, "C; C" <c@d.de>',
    addresses: two,
    unreadable: [],
  },
  { says: 'an address as a name', text: 'a@b.de <a@b.de>', addresses: ['a@b.de'], unreadable: [] },
  { says: 'without an ending', text: 'a@b.de a@b', addresses: ['a@b.de'], unreadable: ['a@b'] },
  {
    says: 'without an ending, in brackets',
    text: 'Anna <a@b>',
    addresses: [],
    unreadable: ['a@b'],
  },
  { says: 'a word before', text: 'Anna a@b.de', addresses: ['a@b.de'], unreadable: ['Anna'] },
  {
    says: 'words behind',
    text: 'a@b.de und Carl',
    addresses: ['a@b.de'],
    unreadable: ['und', 'Carl'],
  },
  {
    says: 'a word and a semicolon',
    text: 'Anna; Carl <c@d.de>',
    addresses: ['c@d.de'],
    unreadable: ['Anna'],
  },
  {
    says: 'a word and a line break',
    text: 'Anna\nCarl <c@d.de>',
    addresses: ['c@d.de'],
    unreadable: ['Anna'],
  },
  { says: 'a word twice', text: 'Anna anna', addresses: [], unreadable: ['Anna'] },
  { says: 'empty brackets', text: 'Anna <> a@b.de', addresses: ['a@b.de'], unreadable: ['Anna'] },
  {
    says: 'two in brackets',
    text: '<a@b.de, c@d.de>',
    addresses: [],
    unreadable: ['a@b.de, c@d.de'],
  },
  {
    says: 'a bracket that does not close',
    text: 'Anna <a@b.de',
    addresses: ['a@b.de'],
    unreadable: ['Anna'],
  },
  {
    says: 'quotation marks alone',
    text: '"Anna" a@b.de',
    addresses: ['a@b.de'],
    unreadable: ['"Anna"'],
  },
  { says: 'many', text: 'a@b.de x c@d.de y', addresses: two, unreadable: ['x', 'y'] },
])('readRecipients: $says', ({ text, addresses, unreadable }) => {
  const recipients = readRecipients(text);
  expect(recipients.addresses).toEqual(addresses);
  expect(recipients.unreadable).toEqual(unreadable);
  expect(recipients.canSend).toBe(addresses.length > 0 && unreadable.length === 0);
});

test.each([
  { says: 'one address', text: 'a@b.de', problem: null },
  { says: 'no address', text: ' ', problem: { code: 'recipients-missing', severity: 'blocks' } },
  {
    says: 'one of two that is none',
    text: 'a@b.de c@d',
    problem: { code: 'recipients-unreadable', severity: 'blocks', unreadable: ['c@d'] },
  },
])('checkRecipients: $says', ({ text, problem }) => {
  expect(checkRecipients(readRecipients(text))).toEqual(problem);
});

test.each([
  { says: 'many brackets', text: '<'.repeat(200_000) },
  { says: 'many quotation marks', text: '"'.repeat(200_000) },
  { says: 'a quotation mark and many blanks', text: `""${' '.repeat(200_000)}` },
])('no text keeps it busy: $says', ({ text }) => {
  expect(readRecipients(text).addresses).toEqual([]);
});
