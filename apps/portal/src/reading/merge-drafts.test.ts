import { dayOfWire } from '@ablesbar/domain';
import { type DraftSides, mergeDrafts } from './merge-drafts';
import type { ReadingDraft } from './reading-draft.slice';

const value = (integer: string) => ({ integer, decimals: '' });
const [first, second, third] = [
  '2026-11-24T10:00:00Z',
  '2026-11-24T10:00:01Z',
  '2026-11-24T10:00:02Z',
];

/** A draft as its text reads: `t1` is the value 1 of the rate t; the last of the moments is the change. */
function draft(
  values: Readonly<Record<string, readonly [value: string, at: string | undefined]>>,
  rest: Partial<ReadingDraft> = {},
): ReadingDraft {
  const entries = Object.entries(values);
  const moments = entries.flatMap(([task, [, at]]): [string, string][] =>
    at === undefined ? [] : [[task, at]],
  );
  return {
    values: Object.fromEntries(entries.map(([task, [integer]]) => [task, value(integer)])),
    day: null,
    changedAt:
      moments
        .map(([, at]) => at)
        .sort()
        .at(-1) ?? first,
    enteredAt: Object.fromEntries(moments),
    ...rest,
  };
}

const day = dayOfWire('2026-11-20');
const base = draft({ t: ['1', first] });

test.each<Partial<DraftSides> & { says: string; merged: ReadingDraft | undefined }>([
  { says: 'only the other tab has one', theirs: base, merged: base },
  { says: 'only this tab has one', mine: base, merged: base },
  {
    says: 'this tab has chosen why the meter cannot be read, the other has written',
    base,
    mine: draft({ t: ['1', first] }, { reason: 'OTHER', changedAt: second }),
    theirs: draft({ t: ['1', first] }, { comment: 'Hund', changedAt: third }),
    merged: draft(
      { t: ['1', first] },
      { comment: 'Hund', commentedAt: third, reason: 'OTHER', changedAt: third },
    ),
  },
  {
    says: 'the other tab has sent why the meter cannot be read, and this one has typed since',
    base: draft({}, { reason: 'OTHER', comment: 'Hund' }),
    mine: draft({ t: ['1', second] }, { reason: 'OTHER', comment: 'Hund' }),
    theirs: undefined,
    merged: draft({ t: ['1', second] }),
  },
  {
    says: 'each tab has entered another rate',
    mine: draft({ t: ['1', first] }),
    theirs: draft({ u: ['2', second] }),
    merged: draft({ t: ['1', first], u: ['2', second] }),
  },
  {
    says: 'the tab that was changed last does not bring its older value of another rate',
    base,
    mine: draft({ t: ['12', second] }),
    theirs: draft({ t: ['1', first], u: ['5', third] }),
    merged: draft({ t: ['12', second], u: ['5', third] }),
  },
  {
    says: 'both have changed one rate: the later value counts, here',
    base,
    mine: draft({ t: ['12', third] }),
    theirs: draft({ t: ['13', second] }),
    merged: draft({ t: ['12', third] }),
  },
  {
    says: 'both have changed one rate: the later value counts, there',
    base,
    mine: draft({ t: ['12', second] }),
    theirs: draft({ t: ['13', third] }),
    merged: draft({ t: ['13', third] }),
  },
  {
    says: 'both have changed one rate, and an earlier build does not say when',
    mine: { values: { t: value('1') }, day: null },
    theirs: { values: { t: value('2') }, day: null },
    merged: { values: { t: value('1') }, day: null },
  },
  {
    says: 'an earlier build has changed a value and kept its moment',
    base,
    mine: { ...base, values: { t: value('14') }, changedAt: third },
    theirs: draft({ t: ['12', second] }),
    merged: draft({ t: ['14', third] }),
  },
  {
    says: 'comment and day come from the tab that has changed them',
    base,
    mine: { ...base, comment: 'Leck', changedAt: second },
    theirs: { ...base, day, changedAt: third },
    merged: { ...base, comment: 'Leck', commentedAt: second, day, changedAt: third },
  },
  {
    says: 'both have written a comment: the later one counts',
    base,
    mine: { ...base, comment: 'a', changedAt: third },
    theirs: { ...base, comment: 'b', changedAt: second },
    merged: { ...base, comment: 'a', commentedAt: third, changedAt: third },
  },
  {
    says: 'both have written a comment: the later one counts, whatever came after it',
    base,
    mine: { ...base, comment: 'a', commentedAt: first, day, changedAt: third },
    theirs: { ...base, comment: 'b', commentedAt: second, changedAt: second },
    merged: { ...base, comment: 'b', commentedAt: second, day, changedAt: third },
  },
  {
    says: 'this tab has sent what the other has entered again',
    base,
    mine: undefined,
    theirs: draft({ t: ['1', second] }),
    merged: draft({ t: ['1', second] }),
  },
  { says: 'the other tab has sent it', base, mine: base, merged: undefined },
  { says: 'this tab has sent it', base, theirs: base, merged: undefined },
  {
    says: 'the other tab has sent it, and this tab has only added a photo',
    base,
    mine: { ...base, changedAt: second },
    merged: undefined,
  },
  {
    says: 'the other tab has sent it, and this tab has entered another rate',
    base,
    mine: draft({ t: ['1', first], u: ['5', second] }),
    merged: draft({ u: ['5', second] }),
  },
  {
    says: 'the other tab has sent it, and this tab has changed the value',
    base,
    mine: draft({ t: ['12', second] }),
    merged: draft({ t: ['12', second] }),
  },
  {
    says: 'the other tab has sent it, and this tab has written a comment',
    base,
    mine: { ...base, comment: 'Leck', changedAt: second },
    merged: {
      ...{ values: {}, comment: 'Leck', commentedAt: second, day: null },
      ...{ changedAt: second, enteredAt: {} },
    },
  },
])('$says', ({ base: before, mine, theirs, merged }) => {
  expect(mergeDrafts({ base: before, mine, theirs })).toEqual(merged);
});
