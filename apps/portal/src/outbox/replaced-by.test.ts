import type { OutboxRecord } from '@ablesbar/offline-queue';
import { jobEntry, notReadableEntry, recordOf } from '@ablesbar/offline-queue/testing';
import { replacedBy } from './replaced-by';

const refused = recordOf({ id: 'refused', seq: 1, state: 'REJECTED' });
const accepted = recordOf({ id: 'accepted', seq: 2 });
const picture = { key: 'k', slot: 't-1', mimeType: 'image/jpeg', byteLength: 1, sha256: '' };
const { payload } = jobEntry();

function withResults(record: OutboxRecord, part: { taskId?: string; comment?: string }) {
  const results = payload.results.map((result) => ({ ...result, ...part }));
  return { ...record, ...jobEntry(), photos: [], payload: { ...payload, results } } as const;
}
const notReadable = (record: OutboxRecord): OutboxRecord => ({
  ...record,
  ...notReadableEntry(),
  photos: [],
});

test.each([
  { says: 'a refused reading', record: refused, by: accepted, is: true },
  { says: 'one that waits', record: { ...refused, state: 'QUEUED' }, by: accepted, is: false },
  { says: 'a later one', record: { ...refused, seq: 3 }, by: accepted, is: false },
  { says: 'one with a photo', record: { ...refused, photos: [picture] }, by: accepted, is: false },
  {
    says: 'one with a comment',
    record: withResults(refused, { comment: 'Getauscht' }),
    by: accepted,
    is: false,
  },
  {
    says: 'one whose comment went along',
    record: withResults(refused, { comment: 'Getauscht' }),
    by: withResults(accepted, { comment: 'Getauscht' }),
    is: true,
  },
  {
    says: 'one of another rate',
    record: withResults(refused, { taskId: 't-2' }),
    by: accepted,
    is: false,
  },
  {
    says: 'one of another account',
    record: { ...refused, accountId: 'a-2' },
    by: accepted,
    is: false,
  },
  {
    says: 'the answer that it cannot be read, once it was read',
    record: notReadable(refused),
    by: accepted,
    is: true,
  },
  {
    says: 'a value, by the answer that it cannot be read',
    record: refused,
    by: notReadable(accepted),
    is: false,
  },
] as const)('$says is replaced: $is', ({ record, by, is }) => {
  expect(replacedBy(by, [record])).toEqual(is ? [record] : []);
});
