import { aConfig, aDay, aJob } from '@ablesbar/domain/testing';
import { assessDraft } from './assess-draft';
import type { ReadingDraft } from './reading-draft.slice';

const today = aDay('2026-11-21');
const photo = { id: 'p', mimeType: 'image/jpeg', data: new ArrayBuffer(1) };
const typed: ReadingDraft = { values: { 't-1': { integer: '44580', decimals: '' } }, day: null };
const always = { features: { imageAlwaysRequired: true } };

test.each([
  { says: 'all is well', draft: typed, photos: {}, config: {}, job: {}, day: today, open: [] },
  {
    says: 'photos are counted by rate',
    draft: typed,
    photos: { 't-1': Array.from({ length: 4 }, () => photo) },
    config: {},
    job: {},
    day: today,
    open: ['too-many-photos'],
  },
  {
    says: 'a missing entry that the utility requires',
    draft: typed,
    photos: {},
    config: always,
    job: {},
    day: today,
    open: ['photo-missing'],
  },
  {
    says: 'a required entry that exists',
    draft: typed,
    photos: { 't-1': [photo] },
    config: always,
    job: {},
    day: today,
    open: [],
  },
  {
    says: 'a missing entry that only the job requires',
    draft: typed,
    photos: {},
    config: {},
    job: { config: { ...always, meterReading: {} } },
    day: today,
    open: ['photo-missing'],
  },
  {
    says: 'the day that was chosen, and the note',
    draft: { ...typed, day: aDay('2026-11-14'), comment: 'a'.repeat(1001) },
    photos: {},
    config: {},
    job: {},
    day: '2026-11-14',
    open: ['comment-too-long', 'date-outside'],
  },
])('a draft is judged: $says', ({ draft, photos, config, job, day, open }) => {
  const whole = { photos, config: aConfig(config), today };
  const judged = assessDraft(aJob(job), draft, whole);
  expect(judged.day).toBe(day);
  expect(judged.assessment.open.map(({ code }) => code)).toEqual(open);
});
