import { labelNumbers, numbersOnLabel, numberThatFits } from './label-numbers';

const GS = '\u001d';

test.each([
  { says: 'the number alone', text: '12345678', wholes: ['12345678'] },
  { says: 'blanks and dots in it', text: ' 12.345 678 ', wholes: ['12345678'] },
  { says: 'the signs around a Code 39', text: '*12345678*', wholes: ['12345678'] },
  { says: 'an identifier', text: '1EMH0012345678', wholes: ['1EMH0012345678'] },
  { says: 'one with blanks', text: '1 EMH 00 1234 5678', wholes: ['1EMH0012345678'] },
  { says: 'one in small letters', text: '7gwf0012345678', wholes: ['7GWF0012345678'] },
  { says: 'a word before it', text: 'S/N 12345678', wholes: ['12345678'] },
  { says: 'a word with a colon', text: 'Nr.: 12345678', wholes: ['12345678'] },
  { says: 'no word that is a maker', text: 'NOR12345678', wholes: ['NOR12345678'] },
  {
    says: 'the identifier before the other fields',
    text: '4711000;1EMH0012345678;2026',
    wholes: ['1EMH0012345678', '4711000', '2026'],
  },
  { says: "GS1's separators", text: `${GS}AB1${GS}12345678`, wholes: ['12345678'] },
  {
    says: 'a serial number of GS1',
    text: ']C101040123456789012112345678',
    wholes: ['12345678'],
  },
  {
    says: 'one as it is printed',
    text: '(01)04012345678901(21)1EMH0012345678',
    wholes: ['1EMH0012345678'],
  },
  {
    says: 'one among dates and batches',
    text: '(01)04012345678901(11)250101(10)4711(21)12345678',
    wholes: ['12345678'],
  },
  {
    says: 'one as machines read it',
    text: `010401234567890111250101104711${GS}2112345678`,
    wholes: ['12345678'],
  },
  {
    says: 'the serial number of ISO 15434',
    text: `[)>\u001e06${GS}1P998877${GS}S12345678\u001e\u0004`,
    wholes: ['12345678'],
  },
  { says: 'one with pictures of signs', text: '[)>␞06␝1P998877␝S12345678␞␄', wholes: ['12345678'] },
  { says: 'no sign of GS1 in a number', text: '21345678', wholes: ['21345678'] },
  {
    says: 'an address',
    text: 'https://z2345.example/i/1EMH0012345678',
    wholes: ['1EMH0012345678'],
  },
  { says: "an address's query", text: 'https://z.example/?sn=12%20345678', wholes: ['12345678'] },
  { says: 'a broken address', text: 'https://z.example/%E0%A4%A/12345678', wholes: ['12345678'] },
  { says: 'the host alone not', text: 'https://z12345678.example/', wholes: [] },
  {
    says: 'an identifier in a field, before the whole field',
    text: '%Z1EMH0012345678',
    wholes: ['1EMH0012345678', 'Z1EMH0012345678'],
  },
  { says: 'four digits', text: '1234', wholes: ['1234'] },
  { says: 'three digits not', text: '123', wholes: [] },
  { says: 'no password', text: 'WIFI:S:Keller;T:WPA;P:Geheim12345678;;', wholes: [] },
  { says: 'no phone', text: 'tel:+4915112345678', wholes: [] },
  { says: 'no business card', text: 'BEGIN:VCARD\nTEL:015112345678', wholes: [] },
  { says: 'twenty characters', text: '1'.repeat(20), wholes: ['1'.repeat(20)] },
  { says: 'more of them not', text: '1'.repeat(21), wholes: [] },
  { says: 'nothing not', text: '', wholes: [] },
  { says: 'a whole novel not', text: '12345678;'.repeat(60), wholes: [] },
])('labelNumbers: $says', ({ text, wholes }) => {
  expect(labelNumbers(text).map(({ whole }) => whole)).toEqual(wholes);
});

test.each([
  { says: 'an identifier', texts: ['4711;1EMH0012345678'], numbers: ['1EMH0012345678'] },
  { says: 'a serial number', texts: ['4711', '(21)12345678'], numbers: ['12345678'] },
  { says: 'several to choose from', texts: ['4711;2026'], numbers: ['4711', '2026'] },
  { says: 'none', texts: ['tel:+4915112345678'], numbers: [] },
])('numbersOnLabel: $says', ({ texts, numbers }) => {
  expect(numbersOnLabel(texts)).toEqual(numbers);
});

test.each([
  { number: '1EMH0012345678', most: 14, fits: '1EMH0012345678' },
  { number: '1EMH0012345678', most: 13, fits: '0012345678' },
  { number: '1EMH0012345678', most: 9, fits: '12345678' },
  { number: '123456789', most: 8, fits: '123456789' },
])('numberThatFits: $number in $most characters', ({ number, most, fits }) => {
  expect(numberThatFits(number, most)).toBe(fits);
});
