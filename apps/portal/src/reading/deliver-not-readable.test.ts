import { aConfig, aDay, aJob } from '@ablesbar/domain/testing';
import type { Delivery, Entry } from '@ablesbar/offline-queue';
import { recordOf } from '@ablesbar/offline-queue/testing';
import { NOT_READABLE_SLOT, sendNotReadable } from './deliver-not-readable';
import { draftSent, type ReadingDraft } from './reading-draft.slice';

const job = aJob({ login: 'a-7' });
const photo = { id: 'p-1', mimeType: 'image/jpeg', data: new ArrayBuffer(3) };
const entered: ReadingDraft = {
  values: { 't-1': { integer: '44', decimals: '' } },
  reason: 'OTHER',
  comment: ' Der Hund \n',
  day: aDay('2026-11-20'),
};

async function sent(
  delivery: Delivery,
  {
    draft = entered,
    config = {},
    isWatched = true,
    shownToday = '2026-11-21',
    taken = [photo],
  }: {
    draft?: ReadingDraft;
    config?: Parameters<typeof aConfig>[0];
    isWatched?: boolean;
    shownToday?: string;
    taken?: readonly (typeof photo)[];
  } = {},
) {
  const steps: unknown[] = [];
  let entry: Entry | undefined;
  const outbox = {
    add: async (one: Entry) => {
      entry = one;
      return recordOf({ id: 'r-7' });
    },
    deliver: async () => delivery,
    deliverUnstored: async () => delivery,
  };
  const draftPhotos = {
    of: () => ({ [NOT_READABLE_SLOT]: taken, 't-1': [photo] }),
    loaded: async () => undefined,
    clear: async (_: string, which?: (slot: string, one: typeof photo, at: number) => boolean) => {
      steps.push(['t-1', NOT_READABLE_SLOT].filter((slot) => which?.(slot, photo, 0)));
      const left = taken.filter((one, at) => which?.(NOT_READABLE_SLOT, one, at) !== true);
      if (left.length > 0) steps.push(`${left.map(({ id }) => id).join()} stays`);
    },
  };
  const portal = {
    application: { applicationId: 'swm', config: aConfig(config) },
    ports: { now: () => new Date('2026-11-21T10:00:00Z') },
    texts: { t: (key: string) => key, language: 'de' },
    connection: { isOnline: () => true },
    notices: {
      show({ title, values }: { readonly title: string; readonly values?: { reason: string } }) {
        steps.push(title, ...(values ? [values.reason] : []));
      },
    },
  };
  const sending = { job, shownToday: aDay(shownToday), isWatched: () => isWatched };
  const thunk = sendNotReadable(outbox, draftPhotos, sending);
  const end: unknown = await Reflect.apply(thunk, null, [
    (action: unknown) => steps.push(action),
    () => ({ readingDraft: { [job.id]: draft } }),
    portal,
  ]);
  return { entry, steps, end };
}

const refused = { kind: 'refused', isKept: false } as const;

test('it is queued with its photo, and the values that were typed before go with the form', async () => {
  const { entry, steps, end } = await sent({ kind: 'sent' });
  expect(entry).toEqual({
    kind: 'not-readable',
    accountId: 'a-7',
    applicationId: 'swm',
    jobId: job.id,
    payload: { reason: 'OTHER', comment: 'Der Hund', readingDate: '2026-11-20T11:00:00.000Z' },
    photos: [{ slot: NOT_READABLE_SLOT, mimeType: 'image/jpeg', data: photo.data }],
    meter: { number: job.meter.meterNumber, place: 'Lindenstraße\u00a014' },
  });
  expect(end).toEqual({ kind: 'sent' });
  expect(steps).toEqual([
    ['t-1', NOT_READABLE_SLOT],
    draftSent({ jobId: job.id, draft: entered }),
    'notice_sent_title',
  ]);
});

test.each([
  { says: 'the reason of the server', status: 422, message: 'Nein', text: 'Nein' },
  {
    says: 'that the utility takes no such answer',
    status: 404,
    message: 'There is nothing here.',
    text: 'not_readable_unknown_text',
  },
])(
  'after a refusal the form keeps it, with $says; the message says so if the form has gone',
  async ({ status, message, text }) => {
    const { steps, end } = await sent({ ...refused, status, message });
    expect(end).toEqual({ kind: 'refused', message: text });
    expect(steps).toEqual(['notice_send_failed_title', 'notice_send_failed_text']);
    const { steps: left } = await sent({ ...refused, status, message }, { isWatched: false });
    expect(left).toEqual(['notice_send_failed_title', text]);
  },
);

const four = ['p-1', 'p-2', 'p-3', 'p-4'].map((id) => ({ ...photo, id }));

test('a photo that is not sent stays in the form', async () => {
  const { entry, steps } = await sent({ kind: 'sent' }, { taken: four });
  expect(entry?.photos).toHaveLength(3);
  expect(steps).toContain('p-4 stays');
});

test('photos of a field that the utility has closed go with the answer', async () => {
  const config = { features: { imagesForbidden: true } };
  const { steps } = await sent({ kind: 'sent' }, { taken: four, config });
  expect(steps).not.toContainEqual(expect.stringContaining('stays'));
});

test('no photo is sent if the utility takes none', async () => {
  const config = { features: { imagesForbidden: true } };
  expect((await sent({ kind: 'sent' }, { config })).entry?.photos).toEqual([]);
});

test('nothing is sent if another tab has just sent it', async () => {
  const { entry, end } = await sent({ kind: 'sent' }, { draft: { values: {}, day: null } });
  expect(entry).toBeUndefined();
  expect(end).toEqual({
    kind: 'refused',
    title: 'outbox_late_title',
    message: 'outbox_late_text',
  });
});

test('an answer for today is not sent with another day than the form showed', async () => {
  const draft = { ...entered, day: null };
  const { entry, end } = await sent({ kind: 'sent' }, { draft, shownToday: '2026-11-20' });
  expect(end).toEqual({
    kind: 'refused',
    title: 'reading_new_day_title',
    message: 'reading_new_day_text',
  });
  expect(entry).toBeUndefined();
});
