import { COMMENT_MOST } from '@ablesbar/validation';
import { Value } from '@sinclair/typebox/value';
import { contentHash } from './content-hash';
import { Comment, instantOf, KeyHeaders, keyOf, ReadingDate, ReadingNumber } from './reading-body';

describe('the key of a call', () => {
  it('is the key in the header', () => {
    const call = { headers: { 'idempotency-key': 'k' }, url: '/a', body: {} };
    expect(keyOf(call)).toEqual({ key: 'k', content: contentHash('/a', {}) });
  });

  it('is a new key for each call without one', () => {
    const call = { headers: {}, url: '/a', body: {} };
    const [{ key: one }, { key: other }] = [keyOf(call), keyOf(call)];
    expect(one).not.toBe(other);
    expect(one).toMatch(/^none [\da-f-]{36}$/);
  });
});

it.each([
  { says: 'a key', schema: KeyHeaders, value: { 'idempotency-key': 'k' }, is: true },
  { says: 'an empty key', schema: KeyHeaders, value: { 'idempotency-key': '' }, is: false },
  {
    says: 'a long key',
    schema: KeyHeaders,
    value: { 'idempotency-key': 'k'.repeat(200) },
    is: true,
  },
  {
    says: 'a longer one',
    schema: KeyHeaders,
    value: { 'idempotency-key': 'k'.repeat(201) },
    is: false,
  },
  { says: 'no key', schema: KeyHeaders, value: {}, is: true },
  { says: 'zero', schema: ReadingNumber, value: 0, is: true },
  { says: 'a negative number', schema: ReadingNumber, value: -0.1, is: false },
  {
    says: 'the largest safe integer',
    schema: ReadingNumber,
    value: Number.MAX_SAFE_INTEGER,
    is: true,
  },
  { says: 'a larger number', schema: ReadingNumber, value: 2 ** 53, is: false },
  { says: 'a number as text', schema: ReadingNumber, value: '1', is: false },
  { says: 'a day', schema: ReadingDate, value: '2026-11-20', is: true },
  { says: 'an incomplete day', schema: ReadingDate, value: '2026-11-2', is: false },
  { says: 'a long date', schema: ReadingDate, value: '2'.repeat(40), is: true },
  { says: 'a longer date', schema: ReadingDate, value: '2'.repeat(41), is: false },
  { says: 'no comment', schema: Comment, value: null, is: true },
  { says: 'a comment', schema: Comment, value: 'Zähler getauscht', is: true },
  { says: 'a long comment', schema: Comment, value: 'x'.repeat(2 * COMMENT_MOST), is: true },
  { says: 'a longer one', schema: Comment, value: 'x'.repeat(2 * COMMENT_MOST + 1), is: false },
])('$says: $is', ({ schema, value, is }) => {
  expect(Value.Check(schema, value)).toBe(is);
});

const NOW = new Date('2026-11-21T09:00:00Z');

describe('the instant of a reading', () => {
  it.each([
    { says: 'in UTC', wire: '2026-11-20T22:30:00.000Z', is: '2026-11-20T22:30:00.000Z' },
    { says: 'with a zone', wire: '2026-11-20T23:30:00+01:00', is: '2026-11-20T22:30:00.000Z' },
    { says: 'behind UTC', wire: '2026-11-20T17:30:00-05:00', is: '2026-11-20T22:30:00.000Z' },
    {
      says: 'a zone without colon',
      wire: '2026-11-20T23:30:00+0100',
      is: '2026-11-20T22:30:00.000Z',
    },
    { says: 'a day in winter', wire: '2026-11-20', is: '2026-11-20T11:00:00.000Z' },
    { says: 'a day in summer', wire: '2026-07-20', is: '2026-07-20T10:00:00.000Z' },
    { says: 'a time without zone', wire: '2026-11-20T23:30:00', is: '2026-11-20T11:00:00.000Z' },
    { says: 'a zone and more', wire: '2026-11-20T10:00:00Zx', is: NOW.toISOString() },
    { says: 'no date at all', wire: 'yesterday', is: NOW.toISOString() },
  ])('$says: $wire is $is', ({ wire, is }) => {
    expect(instantOf(wire, NOW).toISOString()).toBe(is);
  });
});
