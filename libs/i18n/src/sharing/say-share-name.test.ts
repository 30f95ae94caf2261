import { createTexts } from '../texts/create-texts';
import { sayShareName } from './say-share-name';

test.each([
  { says: 'one meter', language: 'de', meterNumbers: ['A1'], more: 0, name: 'A1' },
  { says: 'two', language: 'de', meterNumbers: ['A1', 'B2'], more: 0, name: 'A1, B2' },
  {
    says: 'three',
    language: 'de',
    meterNumbers: ['A1', 'B2'],
    more: 1,
    name: 'A1, B2 und 1 weitere',
  },
  {
    says: 'many',
    language: 'de',
    meterNumbers: ['A1', 'B2'],
    more: 7,
    name: 'A1, B2 und 7 weitere',
  },
  {
    says: 'in English',
    language: 'en',
    meterNumbers: ['A1', 'B2'],
    more: 7,
    name: 'A1, B2 and 7 more',
  },
])('sayShareName: $says', async ({ language, meterNumbers, more, name }) => {
  const texts = await createTexts({ language, translations: {} });
  expect(sayShareName(texts, { meterNumbers, more })).toBe(name);
});
