import { aConfig, aDay, aJob } from '../testing';
import { isOwnNote, notesOf, type OwnNote } from './own-note';

const job = aJob();
const note: OwnNote = {
  ...{ accountId: job.login, jobId: job.id, taskId: 't-1' },
  ...{ day: aDay('2026-06-01'), value: { integer: '0432', decimals: '5' } },
};

test.each([
  { says: 'a note', stored: note, is: true },
  { says: 'of a day that does not exist', stored: { ...note, day: '2026-02-30' }, is: false },
  { says: 'without digits', stored: { ...note, value: { integer: '', decimals: '' } }, is: false },
  { says: 'with letters', stored: { ...note, value: { integer: 'a', decimals: '' } }, is: false },
  { says: 'of nobody', stored: { ...note, accountId: null }, is: false },
  { says: 'nothing', stored: null, is: false },
])('$says: $is', ({ stored, is }) => {
  expect(isOwnNote(stored)).toBe(is);
});

const allowed = aConfig({ features: { ownNotesAllowed: true } });

test.each([
  { says: 'the own ones', notes: { n: note }, config: allowed, ids: ['n'] },
  {
    says: 'none of another job',
    notes: { n: { ...note, jobId: 'j-0' } },
    config: allowed,
    ids: [],
  },
  {
    says: 'none of another account, even for the same job',
    notes: { n: { ...note, accountId: 'a-0' } },
    config: allowed,
    ids: [],
  },
  { says: 'none while the utility says nothing', notes: { n: note }, config: aConfig(), ids: [] },
])('the notes of a job: $says', ({ notes, config, ids }) => {
  expect(Object.keys(notesOf(notes, [job], config))).toEqual(ids);
});
