import { aJob } from '@ablesbar/domain/testing';
import { createRowHeights } from './row-heights';
import { headKey, keyOf, rowsOf, stretchesOf, UNLISTED_KEY } from './rows';

const jobs = (...ids: readonly string[]) => ids.map((id) => aJob({ id }));
const groups = { open: jobs('a', 'b'), queued: jobs('c'), done: jobs('d') };
const nothing = { open: [], queued: [], done: [] };

test.each([
  {
    says: 'the entry for an unlisted meter follows the open jobs',
    rows: rowsOf(groups, true),
    keys: ['#open', 'a', 'b', '#unlisted', '#queued', 'c', '#done', 'd'],
    links: [null, 'a', 'b', 'neu', null, 'c', null, 'd'],
  },
  {
    says: 'without that entry there is no gap',
    rows: rowsOf(groups, false),
    keys: ['#open', 'a', 'b', '#queued', 'c', '#done', 'd'],
    links: [null, 'a', 'b', null, 'c', null, 'd'],
  },
  {
    says: 'an empty group has no heading',
    rows: rowsOf({ ...groups, open: [], queued: [] }, true),
    keys: ['#unlisted', '#done', 'd'],
    links: ['neu', null, 'd'],
  },
  {
    says: 'the entry for an unlisted meter can be the only row',
    rows: rowsOf(nothing, true),
    keys: ['#unlisted'],
    links: ['neu'],
  },
  { says: 'the list can be empty', rows: rowsOf(nothing, false), keys: [], links: [] },
])('$says', ({ rows, keys, links }) => {
  const all = Array.from({ length: rows.length }, (_, index) => rows.rowAt(index));
  expect(all.map((row) => row && keyOf(row))).toEqual(keys);
  const paths = links.map((link) => link && `/ablesung/${link}`);
  expect(paths.map((_, index) => rows.pathAt(index))).toEqual(paths);
  expect(paths.map((path) => path && rows.indexOf(path))).toEqual(
    paths.map((path, index) => path && index),
  );
  expect(rows.rowAt(rows.length)).toBeNull();
  expect(rows.pathAt(rows.length)).toBeNull();
  expect(rows.indexOf('/ablesung/gone')).toBe(-1);
});

test('waiting jobs differ from open jobs', () => {
  const rows = rowsOf(groups, false);
  expect([1, 4, 6].map((index) => rows.rowAt(index))).toEqual([
    { kind: 'job', job: groups.open[0], isQueued: false },
    { kind: 'job', job: groups.queued[0], isQueued: true },
    { kind: 'job', job: groups.done[0], isQueued: false },
  ]);
});

describe('a group heading stays visible as long as its group', () => {
  const heights = createRowHeights();
  const measure = (key: string, offsetHeight: number) =>
    heights.measure(key, { offsetHeight }, !key.startsWith('#'));
  measure('a', 80);
  measure('b', 100);
  measure(headKey('open'), 46);
  measure(headKey('queued'), 66);
  measure(headKey('done'), 46);
  measure(UNLISTED_KEY, 72);
  const placesIn = (rows: ReturnType<typeof rowsOf>) =>
    stretchesOf(rows, heights.get()).map(({ group, top, height }) => [group.name, top, height]);

  test.each([
    {
      says: 'the entry for an unlisted meter belongs to no group',
      rows: rowsOf(groups, true),
      places: [
        ['open', 0, 226],
        ['queued', 298, 146],
        ['done', 444, 126],
      ],
    },
    {
      says: 'without that entry the groups follow each other',
      rows: rowsOf(groups, false),
      places: [
        ['open', 0, 226],
        ['queued', 226, 146],
        ['done', 372, 126],
      ],
    },
    {
      says: 'that entry can be the first row',
      rows: rowsOf({ ...groups, open: [] }, true),
      places: [
        ['queued', 72, 146],
        ['done', 218, 126],
      ],
    },
  ])('$says', ({ rows, places }) => {
    expect(placesIn(rows)).toEqual(places);
  });
});
