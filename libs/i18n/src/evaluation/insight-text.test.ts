import { createTexts } from '../texts/create-texts';
import { sayInsight } from './insight-text';

test.each([
  { percent: -12, against: 'winter', says: '12 % weniger Gas als im Winter davor' },
  { percent: 3, against: 'year', says: '3 % mehr Gas als im Jahr davor' },
  { percent: 2, against: 'year', says: 'Fast so viel Gas wie im Jahr davor' },
  { percent: -2, against: 'before', says: 'Fast so viel Gas wie in der Zeit davor' },
  {
    percent: -30,
    against: 'same-days',
    says: '30 % weniger Gas als ein Jahr zuvor in denselben Tagen',
  },
] as const)('$percent against $against: $says', async ({ percent, against, says }) => {
  const texts = await createTexts({ language: 'de', translations: {} });
  expect(sayInsight(texts, { counted: 'consumption', percent, against }, 'Gas')).toBe(says);
});

test('within an English sentence the medium is written small', async () => {
  const texts = await createTexts({ language: 'en', translations: {} });
  await texts.complete();
  const insight = { counted: 'consumption', percent: -12, against: 'year' } as const;
  const said = '12% less electricity than in the year before';
  expect(sayInsight(texts, insight, 'Electricity')).toBe(said);
});
