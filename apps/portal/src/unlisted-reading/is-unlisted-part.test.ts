import { isUnlistedPart } from './is-unlisted-part';

test.each([
  { name: 'meterNumber', part: '1ESY1160123456', is: true },
  { name: 'meterNumber', part: 4711, is: false },
  { name: 'value', part: { integer: '12', decimals: '' }, is: true },
  { name: 'value', part: '12', is: false },
  { name: 'comment', part: '', is: true },
  { name: 'comment', part: null, is: false },
  { name: 'day', part: null, is: true },
  { name: 'day', part: '2026-11-20', is: true },
  { name: 'day', part: '20.11.2026', is: false },
  { name: 'accountId', part: null, is: true },
  { name: 'accountId', part: 'a-1', is: true },
  { name: 'accountId', part: 1, is: false },
  { name: 'changedAt', part: '2026-11-20T10:00:00Z', is: true },
  { name: 'changedAt', part: 5, is: false },
  { name: 'meterType', part: 'GAS_METER', is: true },
  { name: 'meterType', part: 'gas', is: false },
  { name: 'colour', part: 5, is: true },
])('$name $part can be shown: $is', ({ name, part, is }) => {
  expect(isUnlistedPart(part, name)).toBe(is);
});
