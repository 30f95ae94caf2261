import { COMMENT_MOST } from '@ablesbar/validation';
import { Value } from '@sinclair/typebox/value';
import { Comment, KeyHeaders, keyOf, ReadingDate, ReadingNumber } from './reading-body';

describe('the key of a call', () => {
  it('is the one that was sent', () => {
    expect(keyOf({ headers: { 'idempotency-key': 'k' } })).toBe('k');
  });

  it('is one of its own for each call without', () => {
    const [one, other] = [keyOf({ headers: {} }), keyOf({ headers: {} })];
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
  { says: 'nothing used', schema: ReadingNumber, value: 0, is: true },
  { says: 'less than nothing', schema: ReadingNumber, value: -0.1, is: false },
  { says: 'the most', schema: ReadingNumber, value: Number.MAX_SAFE_INTEGER, is: true },
  { says: 'more than that', schema: ReadingNumber, value: 2 ** 53, is: false },
  { says: 'a number as text', schema: ReadingNumber, value: '1', is: false },
  { says: 'a day', schema: ReadingDate, value: '2026-11-20', is: true },
  { says: 'less than a day', schema: ReadingDate, value: '2026-11-2', is: false },
  { says: 'a long date', schema: ReadingDate, value: '2'.repeat(40), is: true },
  { says: 'a longer date', schema: ReadingDate, value: '2'.repeat(41), is: false },
  { says: 'no comment', schema: Comment, value: null, is: true },
  { says: 'a comment', schema: Comment, value: 'Zähler getauscht', is: true },
  { says: 'a long comment', schema: Comment, value: 'x'.repeat(2 * COMMENT_MOST), is: true },
  { says: 'a longer one', schema: Comment, value: 'x'.repeat(2 * COMMENT_MOST + 1), is: false },
])('$says: $is', ({ schema, value, is }) => {
  expect(Value.Check(schema, value)).toBe(is);
});
