import { dayOfWire } from '@ablesbar/domain';
import { mergeDrafts } from './merge-drafts';
import type { ReadingDraft } from './reading-draft.slice';

const value = (integer: string) => ({ integer, decimals: '' });
const early = '2026-11-24T10:00:00Z';
const late = '2026-11-24T10:00:01Z';

test.each<{
  says: string;
  own?: ReadingDraft | undefined;
  other: ReadingDraft;
  merged: ReadingDraft;
}>([
  {
    says: 'only the other tab has one',
    other: { values: { t: value('1') }, day: null },
    merged: { values: { t: value('1') }, day: null },
  },
  {
    says: 'each tab has another rate',
    own: { values: { t: value('1') }, day: null, changedAt: early },
    other: { values: { u: value('2') }, day: null, changedAt: late },
    merged: { values: { t: value('1'), u: value('2') }, day: null, changedAt: late },
  },
  {
    says: 'the other tab is later',
    own: {
      values: { t: value('1') },
      comment: 'a',
      day: dayOfWire('2026-11-20'),
      changedAt: early,
    },
    other: { values: { t: value('2') }, comment: 'b', day: null, changedAt: late },
    merged: { values: { t: value('2') }, comment: 'b', day: null, changedAt: late },
  },
  {
    says: 'this tab is later',
    own: { values: { t: value('1') }, day: null, changedAt: late },
    other: { values: { t: value('2') }, comment: 'b', day: null, changedAt: early },
    merged: { values: { t: value('1') }, comment: 'b', day: null, changedAt: late },
  },
  {
    says: 'neither knows when',
    own: { values: { t: value('1') }, day: null },
    other: { values: { t: value('2') }, day: null },
    merged: { values: { t: value('2') }, day: null },
  },
])('$says', ({ own, other, merged }) => {
  expect(mergeDrafts(own, other)).toEqual(merged);
});
