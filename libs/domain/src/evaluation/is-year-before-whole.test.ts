import { aConfig, aDay, anEvent, aRateTask } from '../testing';
import { isYearBeforeWhole } from './is-year-before-whole';

const yearly = [anEvent('2024-11-20', 0), anEvent('2025-11-20', 400)];
const monthly = [anEvent('2025-06-01', 0), anEvent('2025-07-01', 300), anEvent('2025-08-01', 610)];

test.each([
  { says: 'the same year', events: yearly, since: '2025-11-20', until: '2026-11-20', is: true },
  { says: 'a day more', events: yearly, since: '2025-11-20', until: '2026-11-21', is: false },
  { says: 'a day less', events: yearly, since: '2025-11-20', until: '2026-11-19', is: false },
  { says: 'the same month', events: monthly, since: '2026-06-01', until: '2026-07-01', is: true },
  { says: 'two whole months', events: monthly, since: '2026-06-01', until: '2026-08-01', is: true },
  { says: 'part of a month', events: monthly, since: '2026-06-01', until: '2026-07-15', is: false },
  { says: 'nothing known', events: [], since: '2026-06-01', until: '2026-07-01', is: false },
])('$says: $is', ({ events, since, until, is }) => {
  const task = aRateTask({ readingEvents: events });
  const days = { since: aDay(since), until: aDay(until) };
  expect(isYearBeforeWhole(task, aConfig().features, days)).toBe(is);
});
