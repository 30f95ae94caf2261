import { aDay, aJob, aMeter } from '@ablesbar/domain/testing';
import { recordOf } from '@ablesbar/offline-queue/testing';
import type { SendingEnd } from './deliver-draft';
import { sendReading } from './send-reading';

const outbox = { add: jest.fn(), deliver: jest.fn(), deliverUnstored: jest.fn() };
const draftPhotos = { of: jest.fn(), clear: jest.fn(), loaded: jest.fn() };

const job = aJob({ meter: aMeter({ meterNumber: '7ELS01' }) });

async function said(end: SendingEnd, isOnline: boolean, isWatched = false) {
  const notices: object[] = [];
  const portal = {
    connection: { isOnline: () => isOnline },
    notices: { show: (notice: object) => notices.push(notice) },
    session: { state: () => ({ accountIds: [waiting.record.accountId] }) },
    texts: { t: (key: string) => key },
  };
  const sending = { job, shownToday: aDay('2026-11-21'), isWatched: () => isWatched };
  const thunk = sendReading(outbox, draftPhotos, sending);
  const given: unknown = await Reflect.apply(thunk, null, [async () => end, () => ({}), portal]);
  expect(given).toBe(end);
  return notices;
}

const waiting = { kind: 'waiting', record: recordOf() } as const;
const failed = {
  type: 'error',
  title: 'notice_send_failed_title',
  message: 'notice_send_failed_meter_text',
  values: { meter: '7ELS01', reason: 'notice_send_failed_text' },
};
const sent = { type: 'success', title: 'notice_sent_title', message: 'notice_sent_text' };
const queued = { type: 'info', title: 'notice_queued_title', message: 'notice_queued_text' };

test.each<{ says: string; end: SendingEnd; isOnline: boolean; notice: object }>([
  { says: 'sent', end: { kind: 'sent' }, isOnline: true, notice: sent },
  {
    says: 'sent by a connection that has gone',
    end: { kind: 'sent' },
    isOnline: false,
    notice: sent,
  },
  { says: 'waiting for a connection', end: waiting, isOnline: false, notice: queued },
  {
    says: 'waiting for a server in trouble',
    end: waiting,
    isOnline: true,
    notice: { ...queued, message: 'notice_send_queued_text' },
  },
  { says: 'refused', end: { kind: 'refused', message: null }, isOnline: true, notice: failed },
  {
    says: 'refused with a reason',
    end: { kind: 'refused', message: 'Nein' },
    isOnline: true,
    notice: { ...failed, values: { meter: '7ELS01', reason: 'Nein' } },
  },
  {
    says: 'refused while offline: nothing was kept',
    end: { kind: 'refused', message: null },
    isOnline: false,
    notice: failed,
  },
])('a reading that is $says', async ({ end, isOnline, notice }) => {
  expect(await said(end, isOnline)).toEqual([notice]);
});

test('whoever watches the form sees the slip or the line above, and no notice', async () => {
  expect(await said({ kind: 'sent' }, true, true)).toEqual([]);
  expect(await said(waiting, false, true)).toEqual([]);
  expect(await said(waiting, true, true)).toHaveLength(1);
});

test('whoever watches the form reads the reason there alone', async () => {
  expect(await said({ kind: 'refused', message: 'Nein' }, true, true)).toEqual([failed]);
});
