import { checkContact, CONTACT_FIELDS, cleanContact } from './contact';

test.each([
  {
    says: 'letters of all kinds',
    field: 'lastname',
    typed: 'Şahin-Łukasz Ngô',
    cleaned: 'Şahin-Łukasz Ngô',
  },
  { says: 'marks of their own', field: 'firstname', typed: 'Zoe\u0308', cleaned: 'Zoe\u0308' },
  { says: 'apostrophes', field: 'lastname', typed: "O'Neil d’Arc", cleaned: "O'Neil d’Arc" },
  {
    says: 'dots and blanks',
    field: 'street',
    typed: 'St. Georg Str. ',
    cleaned: 'St. Georg Str. ',
  },
  {
    says: 'a slash and a comma',
    field: 'city',
    typed: 'Berlin/Mitte, Ost',
    cleaned: 'Berlin/Mitte, Ost',
  },
  { says: 'angle brackets go', field: 'firstname', typed: '<b>Ada</b>', cleaned: 'bAda/b' },
  { says: 'other brackets go', field: 'lastname', typed: 'A{b}[c](d)', cleaned: 'Abc(d)' },
  { says: 'the other signs go', field: 'city', typed: 'a\\b^c|d~e`f', cleaned: 'abcdef' },
  {
    says: 'control characters go',
    field: 'street',
    typed: 'Am\u0000 Markt\n\u007f',
    cleaned: 'Am Markt',
  },
  {
    says: 'a house number keeps its letter',
    field: 'houseNumber',
    typed: '102 a-c/3',
    cleaned: '102 a-c/3',
  },
  { says: 'a house number loses signs', field: 'houseNumber', typed: '1<2', cleaned: '12' },
  { says: 'a zip is digits', field: 'zip', typed: 'D-39 999', cleaned: '39999' },
  { says: 'a zip of other digits', field: 'zip', typed: '３９999', cleaned: '999' },
] as const)('cleanContact: $says', ({ field, typed, cleaned }) => {
  expect(cleanContact(field, typed)).toBe(cleaned);
});

test.each(CONTACT_FIELDS)('checkContact: %s is needed', (field) => {
  const missing = { code: 'contact-missing', severity: 'blocks', field };
  expect(checkContact(field, '')).toEqual(missing);
  expect(checkContact(field, ' \t')).toEqual(missing);
});

test('all six fields, in the order of the form', () => {
  expect(CONTACT_FIELDS).toEqual(['firstname', 'lastname', 'street', 'houseNumber', 'zip', 'city']);
});

const tooLong = (limit: number) => ({ code: 'contact-too-long', severity: 'blocks', limit });
const incomplete = { code: 'zip-incomplete', severity: 'blocks', digits: 5 };

test.each([
  { says: 'one letter', field: 'firstname', text: 'A', problem: null },
  { says: 'a first name of 50', field: 'firstname', text: 'a'.repeat(50), problem: null },
  { says: 'a first name of 51', field: 'firstname', text: 'a'.repeat(51), problem: tooLong(50) },
  { says: 'a last name of 50', field: 'lastname', text: 'a'.repeat(50), problem: null },
  { says: 'a last name of 51', field: 'lastname', text: 'a'.repeat(51), problem: tooLong(50) },
  { says: 'a street of 50', field: 'street', text: 'a'.repeat(50), problem: null },
  { says: 'a street of 51', field: 'street', text: 'a'.repeat(51), problem: tooLong(50) },
  { says: 'a house number of 10', field: 'houseNumber', text: '1'.repeat(10), problem: null },
  {
    says: 'a house number of 11',
    field: 'houseNumber',
    text: '1'.repeat(11),
    problem: tooLong(10),
  },
  { says: 'a city of 50', field: 'city', text: 'a'.repeat(50), problem: null },
  { says: 'a city of 51', field: 'city', text: 'a'.repeat(51), problem: tooLong(50) },
  { says: 'blanks around do not count', field: 'city', text: ` ${'a'.repeat(50)} `, problem: null },
  {
    says: 'one character of two halves is one',
    field: 'city',
    text: '𝐀'.repeat(50),
    problem: null,
  },
  { says: 'a zip of 5', field: 'zip', text: '01067', problem: null },
  { says: 'a zip of 4', field: 'zip', text: '0106', problem: incomplete },
  { says: 'a zip of 6', field: 'zip', text: '010670', problem: incomplete },
  { says: 'a zip with a letter', field: 'zip', text: '0106A', problem: incomplete },
  { says: 'a zip with blanks around', field: 'zip', text: ' 01067 ', problem: null },
] as const)('checkContact: $says', ({ field, text, problem }) => {
  expect(checkContact(field, text)).toEqual(problem);
});
