import { aDay, aJob } from '@ablesbar/domain/testing';
import { createTexts } from '@ablesbar/i18n';
import { jobStates } from './job-state';

const until = (latestExecution: string | null, done = false) =>
  aJob({ done, jobConstraints: { earliestExecution: null, latestExecution } });

test.each([
  {
    says: 'a waiting job is marked as waiting, even if it is done',
    job: until('2026-11-25', true),
    isQueued: true,
    expected: { kind: 'queued', text: 'wartet' },
  },
  {
    says: 'a finished job is marked as finished',
    job: until('2026-11-25', true),
    isQueued: false,
    expected: { kind: 'done', text: 'fertig' },
  },
  {
    says: 'a job whose meter could not be read is marked so',
    job: {
      ...until('2026-11-25', true),
      notReadable: { reason: 'NO_ACCESS' as const, comment: null, date: '2026-11-20' },
    },
    isQueued: false,
    expected: { kind: 'done', text: 'ohne Stand' },
  },
  {
    says: 'four days left press',
    job: until('2026-11-25'),
    isQueued: false,
    expected: { kind: 'soon', text: 'noch 4 Tage' },
  },
  {
    says: 'five days left do not',
    job: until('2026-11-26'),
    isQueued: false,
    expected: { kind: 'plain', text: 'bis 26.11.' },
  },
  {
    says: 'the last day presses',
    job: until('2026-11-21'),
    isQueued: false,
    expected: { kind: 'soon', text: 'nur noch heute' },
  },
  {
    says: 'the day after is over',
    job: until('2026-11-20'),
    isQueued: false,
    expected: { kind: 'plain', text: 'Frist vorbei' },
  },
  {
    says: 'without a last day there is nothing to say',
    job: until(null),
    isQueued: false,
    expected: null,
  },
])('$says', async ({ job, isQueued, expected }) => {
  const texts = await createTexts({ language: 'de', translations: {} });
  const stateOf = jobStates(aDay('2026-11-21'), texts);
  expect(stateOf(job, isQueued)).toEqual(expected);
  // The second call uses the cached text of that day.
  expect(stateOf(job, isQueued)).toEqual(expected);
});
