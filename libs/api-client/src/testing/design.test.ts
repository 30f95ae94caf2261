import { DEMO_DESIGN, type Design, designedFile, readDesign, writeDesign } from './design';

const other: Design = {
  ...DEMO_DESIGN,
  name: 'Energie Hägen & Söhne',
  colour: '#ffcc00',
  language: 'en',
  photos: 'required',
  asksDate: false,
};

it('a design goes through an address and comes back', () => {
  expect(writeDesign(other)).toMatch(/^[\w-]+$/);
  expect(readDesign(writeDesign(other))).toEqual(other);
});

it.each([
  { says: 'no word', word: undefined },
  { says: 'an empty word', word: '' },
  { says: 'no design', word: 'abc%' },
])('$says is no design', ({ word }) => {
  expect(readDesign(word)).toBeNull();
});

it('values of other kinds are as in the demo', () => {
  const word = btoa('{"name":3,"asksDate":"no","language":"fr"}');
  expect(readDesign(word)).toEqual(DEMO_DESIGN);
});

it('without a design, the file stays as it is', () => {
  expect(designedFile({ name: 'Demo', config: { a: 1 } }, null)).toEqual({
    name: 'Demo',
    config: { a: 1 },
  });
});

it('changes only what the design decides', () => {
  const rate = { obis: '7-1:3.0.0', readingConfig: { isReadingImageRequired: false } };
  const file = {
    name: 'Demo',
    config: { features: { ownNotesAllowed: true }, unknownUserReading: { meters: { A: [rate] } } },
  };
  expect(designedFile(file, other)).toMatchObject({
    name: 'Energie Hägen & Söhne',
    config: {
      features: { ownNotesAllowed: true, imageAlwaysRequired: true, hideReadingDateInput: true },
      unknownUserReading: {
        meters: { A: [{ obis: '7-1:3.0.0', readingConfig: { isReadingImageRequired: true } }] },
      },
      languageConfig: { defaultLanguage: 'en' },
    },
  });
});
