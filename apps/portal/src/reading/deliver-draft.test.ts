import { aConfig, aDay, aJob } from '@ablesbar/domain/testing';
import { type Delivery, type Entry, StorageProblem } from '@ablesbar/offline-queue';
import { recordOf } from '@ablesbar/offline-queue/testing';
import { settled } from '../app/testing/settled';
import { deliverDraft } from './deliver-draft';
import { draftSent, type ReadingDraft } from './reading-draft.slice';

const job = aJob({ login: 'a-7' });
const photo = { id: 'p-1', mimeType: 'image/jpeg', data: new ArrayBuffer(3) };
const typed: ReadingDraft = {
  values: { 't-1': { integer: '044580', decimals: '50' } },
  day: null,
  comment: ' Leck \n',
};
const notSent = { kind: 'refused', status: null, message: null, isKept: false } as const;
const fails = () => Promise.reject(new Error('no storage'));

async function delivered({
  draft = typed,
  features = {},
  add = async () => recordOf({ id: 'r-7' }),
  deliver = async () => ({ kind: 'sent' }),
  deliverUnstored = async () => notSent,
  clear = async () => undefined,
  loaded = async () => undefined,
  shownToday = '2026-11-21',
}: {
  readonly draft?: ReadingDraft;
  readonly features?: Parameters<typeof aConfig>[0];
  readonly add?: () => Promise<ReturnType<typeof recordOf>>;
  readonly deliver?: () => Promise<Delivery>;
  readonly deliverUnstored?: () => Promise<Delivery>;
  readonly clear?: () => Promise<void>;
  readonly loaded?: () => Promise<void>;
  readonly shownToday?: string;
}) {
  const steps: unknown[] = [];
  const entries: Entry[] = [];
  const outbox = {
    add: (entry: Entry) => {
      entries.push(entry);
      return add();
    },
    deliver: (id: string) => {
      steps.push(`deliver ${id}`);
      return deliver();
    },
    deliverUnstored: () => {
      steps.push('deliver unstored');
      return deliverUnstored();
    },
  };
  let areLoaded = false;
  const draftPhotos = {
    of: (id: string) => (id === job.id && areLoaded ? { 't-1': [photo] } : {}),
    loaded: async () => {
      await loaded();
      areLoaded = true;
    },
    clear: (id: string) => {
      steps.push(`photos of ${id}`);
      return clear();
    },
  };
  const portal = {
    application: { applicationId: 'swm', config: aConfig(features) },
    ports: { now: () => new Date('2026-11-21T10:00:00Z') },
    texts: { t: (key: string) => key, language: 'de' },
  };
  const sending = { job, shownToday: aDay(shownToday) };
  const end: unknown = await Reflect.apply(deliverDraft(outbox, draftPhotos, sending), null, [
    (action: unknown) => steps.push(action),
    () => ({ readingDraft: { [job.id]: draft } }),
    portal,
  ]);
  return { entry: entries[0], steps, end };
}

const refused = { kind: 'refused', status: 422, isKept: false } as const;
const emptied = [`photos of ${job.id}`, draftSent({ jobId: job.id, draft: typed })];

test.each<{
  readonly says: string;
  readonly parts: Parameters<typeof delivered>[0];
  readonly end: object;
  readonly steps: readonly unknown[];
}>([
  { says: 'sent', parts: {}, end: { kind: 'sent' }, steps: ['deliver r-7', ...emptied] },
  {
    says: 'kept for later',
    parts: { deliver: async () => ({ kind: 'waiting', record: recordOf() }) },
    end: { kind: 'waiting' },
    steps: ['deliver r-7', ...emptied],
  },
  {
    says: 'kept, and its delivery broke off: it waits',
    parts: { deliver: fails },
    end: { kind: 'waiting' },
    steps: ['deliver r-7', ...emptied],
  },
  {
    says: 'sent, and its photos cannot be removed',
    parts: { clear: fails },
    end: { kind: 'sent' },
    steps: ['deliver r-7', ...emptied],
  },
  {
    says: 'refused: the form keeps everything',
    parts: { deliver: async () => ({ ...refused, message: 'Die Frist endete.' }) },
    end: { kind: 'refused', message: 'Die Frist endete.' },
    steps: ['deliver r-7'],
  },
  {
    says: 'not kept for want of room, and not sent: the form keeps everything',
    parts: { add: () => Promise.reject(new StorageProblem('storage-full')) },
    end: { kind: 'refused', message: 'notice_storage_full_text' },
    steps: ['deliver unstored'],
  },
  {
    says: 'not stored, but sent: the form is cleared',
    parts: { add: fails, deliverUnstored: async () => ({ kind: 'sent' }) },
    end: { kind: 'sent' },
    steps: ['deliver unstored', ...emptied],
  },
  {
    says: 'not stored, and refused: the form keeps everything',
    parts: { add: fails, deliverUnstored: async () => ({ ...refused, message: 'Zu spät.' }) },
    end: { kind: 'refused', message: 'Zu spät.' },
    steps: ['deliver unstored'],
  },
])('a reading that is $says', async ({ parts, end, steps }) => {
  const done = await delivered(parts);
  expect(done.end).toMatchObject(end);
  expect(done.steps).toEqual(steps);
});

test('the queued reading holds the account, the job, the payload with the trimmed note, and the photos', async () => {
  expect((await delivered({})).entry).toEqual({
    kind: 'job-results',
    accountId: 'a-7',
    applicationId: 'swm',
    jobId: job.id,
    payload: {
      results: [{ taskId: 't-1', comment: 'Leck', value: { integer: '044580', decimals: '50' } }],
      readingDate: '2026-11-21T10:00:00.000Z',
    },
    photos: [{ slot: 't-1', mimeType: 'image/jpeg', data: photo.data }],
    meter: { number: job.meter.meterNumber, place: 'Lindenstraße\u00a014' },
  });
});

test.each([
  { says: 'today: the form keeps everything', day: null, end: 'refused', steps: [] },
  { says: 'a chosen day: it goes', day: aDay('2026-11-19'), end: 'sent', steps: ['deliver r-7'] },
])('a reading that was confirmed yesterday for $says', async ({ day, end, steps }) => {
  const done = await delivered({ draft: { ...typed, day }, shownToday: '2026-11-20' });
  expect(done.end).toMatchObject({ kind: end });
  expect(done.steps.slice(0, 1)).toEqual(steps);
});

test('after a bug the form keeps everything, and the user is told', async () => {
  const { end, steps } = await delivered({ loaded: fails });
  expect(end).toEqual({ kind: 'refused', message: 'notice_send_failed_text' });
  expect(steps).toEqual([]);
});

test('nothing is sent before the photos of an earlier page are loaded', async () => {
  let isLoaded = () => {};
  const loading = new Promise<void>((resolve) => (isLoaded = resolve));
  let isSent = false;
  const sending = delivered({
    loaded: () => loading,
    deliver: async () => {
      isSent = true;
      return { kind: 'sent' };
    },
  });
  await settled();
  expect(isSent).toBe(false);
  isLoaded();
  expect((await sending).entry?.photos).toHaveLength(1);
});

test.each([
  {
    says: 'another day is sent as its noon',
    draft: { ...typed, day: aDay('2026-11-20') },
    features: {},
    payload: { readingDate: '2026-11-20T11:00:00.000Z' },
    photos: 1,
  },
  {
    says: 'without a note there is none',
    draft: { values: typed.values, day: null },
    features: {},
    payload: { results: [{ comment: null }] },
    photos: 1,
  },
  {
    says: 'photos of an old draft are not sent if photos are forbidden',
    draft: typed,
    features: { features: { imagesForbidden: true } },
    payload: {},
    photos: 0,
  },
])('$says', async ({ draft, features, payload, photos }) => {
  const { entry } = await delivered({ draft, features });
  expect(entry?.payload).toMatchObject(payload);
  expect(entry?.photos).toHaveLength(photos);
});
