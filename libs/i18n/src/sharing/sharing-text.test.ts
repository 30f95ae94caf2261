import { EXPORT_COLUMNS } from '@ablesbar/domain';
import { createTexts } from '../texts/create-texts';
import { exportHeadText, sayShareName } from './sharing-text';

test.each(['de', 'en'])('no two columns of the %s export have the same head', async (language) => {
  const { t } = await createTexts({ language, translations: {} });
  const heads = EXPORT_COLUMNS.map((column) => t(exportHeadText[column]));
  expect(new Set(heads).size).toBe(25);
});

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
