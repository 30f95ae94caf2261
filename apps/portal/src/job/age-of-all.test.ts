import { ageOfAll } from './age-of-all';
import type { ListAge } from './list-ages.slice';

const current: ListAge = { at: 900, state: 'current' };
const older: ListAge = { at: 500, state: 'current' };
const failed: ListAge = { at: 300, state: 'failed' };
const kept: ListAge = { at: 100, state: 'kept' };
const undated: ListAge = { at: null, state: 'failed' };
const missing: ListAge = { at: null, state: 'missing' };

interface Row {
  readonly says: string;
  readonly ages: readonly (ListAge | undefined)[];
  readonly isOnline?: boolean;
  readonly asOf: { readonly at: number | null } | null;
}

test.each<Row>([
  { says: 'a list that has just arrived needs no time', ages: [current], asOf: null },
  { says: 'a list whose call failed needs its time', ages: [failed], asOf: { at: 300 } },
  { says: 'one failed call of several is enough', ages: [current, failed], asOf: { at: 300 } },
  {
    says: 'the oldest list with a failed call counts',
    ages: [failed, { ...failed, at: 200 }],
    asOf: { at: 200 },
  },
  { says: 'a stored list waits for the answer', ages: [kept], asOf: null },
  {
    says: 'offline a stored list shows its time',
    ages: [kept],
    isOnline: false,
    asOf: { at: 100 },
  },
  {
    says: 'offline every list has its time, the oldest counts',
    ages: [current, older],
    isOnline: false,
    asOf: { at: 500 },
  },
  { says: 'a list without a time counts as old', ages: [undated], asOf: { at: null } },
  {
    says: 'a list without a time counts as older than any other',
    ages: [undated, failed],
    asOf: { at: null },
  },
  { says: 'a list that never loaded has no time', ages: [missing], asOf: null },
  {
    says: 'a list that never loaded has no time offline either',
    ages: [missing],
    isOnline: false,
    asOf: null,
  },
  { says: 'nothing is known yet', ages: [undefined], isOnline: false, asOf: null },
])('as of: $says', ({ ages, isOnline = true, asOf }) => {
  expect(ageOfAll(ages, isOnline).asOf).toEqual(asOf);
});

test.each([
  { says: 'nothing was answered yet', ages: [undefined], isSettled: false },
  { says: 'one list is loading', ages: [current, undefined], isSettled: false },
  { says: 'one is from an earlier visit', ages: [current, kept], isSettled: false },
  { says: 'answered', ages: [current], isSettled: true },
  { says: 'answered or refused', ages: [current, failed, missing], isSettled: true },
])('settled: $says', ({ ages, isSettled }) => {
  expect(ageOfAll(ages, true).isSettled).toBe(isSettled);
});

test.each([
  { says: 'an old list is not missing', ages: [current, failed], isIncomplete: false },
  { says: 'a loading list is not missing yet', ages: [undefined], isIncomplete: false },
  { says: 'a list that never loaded is missing', ages: [current, missing], isIncomplete: true },
])('incomplete: $says', ({ ages, isIncomplete }) => {
  expect(ageOfAll(ages, true).isIncomplete).toBe(isIncomplete);
});
