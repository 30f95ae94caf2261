import { recordOf } from '../testing';
import { laneHeads, laneLock, nextMoment, nextToSend } from './lane';

const NOW = 1000;
const first = recordOf({ id: 'first', seq: 1 });
const second = recordOf({ id: 'second', seq: 2 });

describe('the readings that may be sent', () => {
  test.each([
    { says: 'the first of a lane', records: [first, second], heads: ['first'] },
    {
      says: 'each the first of its job',
      records: [first, recordOf({ id: 'other', seq: 2, jobId: 'j-2' })],
      heads: ['first', 'other'],
    },
    {
      says: 'each the first of its account',
      records: [first, recordOf({ id: 'other', seq: 2, accountId: 'a-2' })],
      heads: ['first', 'other'],
    },
    {
      says: 'every reading without a job',
      records: [recordOf({ id: 'u-1', jobId: null }), recordOf({ id: 'u-2', seq: 2, jobId: null })],
      heads: ['u-1', 'u-2'],
    },
    {
      says: 'no reading past one that waits for its login',
      records: [{ ...first, state: 'AUTH_BLOCKED' } as const, second],
      heads: ['first'],
    },
    {
      says: 'the next, past one that was rejected',
      records: [{ ...first, state: 'REJECTED' } as const, second],
      heads: ['second'],
    },
    {
      says: 'the next, past one that is damaged',
      records: [{ ...first, state: 'DAMAGED' } as const, second],
      heads: ['second'],
    },
    {
      says: 'the next, past one that has arrived',
      records: [{ ...first, state: 'ACKED' } as const, second],
      heads: ['second'],
    },
  ])('$says', ({ records, heads }) => {
    expect(laneHeads(records).map(({ id }) => id)).toEqual(heads);
  });
});

describe('the reading that is sent next', () => {
  const round = { now: NOW, afterSeq: 0 };
  test.each([
    { says: 'the oldest', records: [first, second], round, next: 'first' },
    { says: 'whose time has come', records: [{ ...first, nextAt: NOW }], round, next: 'first' },
    { says: 'nobody before its time', records: [{ ...first, nextAt: NOW + 1 }], round, next: null },
    {
      says: 'nobody twice in a round',
      records: [first],
      round: { ...round, afterSeq: 1 },
      next: null,
    },
    {
      says: 'nobody past an older one of its lane that waits',
      records: [{ ...first, nextAt: NOW + 1 }, second],
      round,
      next: null,
    },
    {
      says: 'nobody whose account is gone',
      records: [{ ...first, state: 'AUTH_BLOCKED' } as const],
      round,
      next: null,
    },
    { says: 'nobody of none', records: [], round, next: null },
  ])('$says', ({ records, round: here, next }) => {
    expect(nextToSend(records, here)?.id ?? null).toBe(next);
  });
});

describe('when to wake up', () => {
  test.each([
    {
      says: 'at the earliest moment that one waits for',
      records: [
        { ...first, nextAt: 7000 },
        recordOf({ id: 'u', seq: 2, jobId: null, nextAt: 5000 }),
      ],
      moment: 5000,
    },
    {
      says: 'not for one that has to wait for another anyway',
      records: [
        { ...first, nextAt: 7000 },
        { ...second, nextAt: 5000 },
      ],
      moment: 7000,
    },
    { says: 'at once for one that nobody has tried', records: [first], moment: 0 },
    {
      says: 'never for one whose user waits for the first attempt',
      records: [{ ...first, visible: false }],
      moment: null,
    },
    {
      says: 'for an invisible one that was made due',
      records: [{ ...first, visible: false, nextAt: 5000 }],
      moment: 5000,
    },
    {
      says: 'never for one that waits for a login',
      records: [{ ...first, state: 'AUTH_BLOCKED', nextAt: 5000 } as const],
      moment: null,
    },
  ])('$says', ({ records, moment }) => {
    expect(nextMoment(records)).toBe(moment);
  });
});

describe('the lock of a lane', () => {
  const lock = laneLock(first);

  test('has a name of its own, and is one for all of the lane', () => {
    expect(lock).toBe('ablesbar-lane:job:a-1/j-1');
    expect(laneLock(second)).toBe(lock);
  });

  test.each([
    { says: 'another job', record: recordOf({ jobId: 'j-2' }) },
    { says: 'another account', record: recordOf({ accountId: 'a-2' }) },
    { says: 'a reading without a job', record: recordOf({ jobId: null }) },
  ])('is not that of $says', ({ record }) => {
    expect(laneLock(record)).not.toBe(lock);
  });

  test('is not shared by two readings without a job', () => {
    const [one, other] = ['u-1', 'u-2'].map((id) => laneLock(recordOf({ id, jobId: null })));
    expect(one).not.toBe(other);
  });
});
