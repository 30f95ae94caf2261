import { aConfig, aDay, aJob } from '@ablesbar/domain/testing';
import { countedDay } from './counted-day';

const today = aDay('2026-11-21');
const chosen = aDay('2026-11-20');

test.each([
  { says: 'nothing chosen means today', day: null, hides: false, is: today },
  { says: 'a chosen day counts', day: chosen, hides: false, is: chosen },
  { says: 'not where the date is not asked any more', day: chosen, hides: true, is: today },
])('countedDay: $says', ({ day, hides, is }) => {
  const { features } = aConfig({ features: { hideReadingDateInput: hides } });
  expect(countedDay(day, { job: aJob(), features, today })).toBe(is);
});
