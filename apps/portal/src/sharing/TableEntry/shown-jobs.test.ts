import { aJob } from '@ablesbar/domain/testing';
import { shownJobs } from './shown-jobs';

const open = aJob({ id: 'open' });
const done = aJob({ id: 'done', done: true });
const begun = aJob({ id: 'begun', done: true });
const filled = aJob({ id: 'filled' });
const odd = aJob({ id: 'odd' });
const jobs = [open, done, begun, filled, odd];

test.each([
  { says: 'open ones, and what was begun here', shown: 'open', ids: 'open begun filled odd' },
  { says: 'all', shown: 'all', ids: 'open done begun filled odd' },
  { says: 'fitting', shown: 'sure', ids: 'begun filled' },
  { says: 'unusual', shown: 'doubtful', ids: 'begun odd' },
  { says: 'incomplete', shown: 'blocked', ids: 'begun' },
  { says: 'of one building', shown: 'all', building: [done, odd], ids: 'done odd' },
  { says: 'of a building, open', shown: 'open', building: [done, odd], ids: 'odd' },
] as const)('$says', ({ ids, ...setup }) => {
  const shown = shownJobs(jobs, {
    building: null,
    isBegun: (id) => id === 'begun',
    readiness: { sure: [filled], doubtful: [odd], blocked: [] },
    ...setup,
  });
  expect(shown.map(({ id }) => id).join(' ')).toBe(ids);
});
