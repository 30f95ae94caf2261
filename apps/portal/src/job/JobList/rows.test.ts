import { aJob } from '@ablesbar/domain/testing';
import { createRowHeights } from './row-heights';
import { headKey, placeOf, rowsOf, UNLISTED_KEY } from './rows';

const jobs = (...ids: readonly string[]) => ids.map((id) => aJob({ id }));
const groups = { open: jobs('a', 'b'), queued: jobs('c'), done: jobs('d') };
const nothing = { open: [], queued: [], done: [] };

test.each([
  {
    says: 'the entry for an unlisted meter follows the open jobs',
    rows: rowsOf({ groups: groups, hasUnlisted: true, buildings: null }),
    keys: ['#open', 'a', 'b', '#unlisted', '#queued', 'c', '#done', 'd'],
    links: [null, 'a', 'b', 'neu', null, 'c', null, 'd'],
  },
  {
    says: 'without that entry there is no gap',
    rows: rowsOf({ groups: groups, hasUnlisted: false, buildings: null }),
    keys: ['#open', 'a', 'b', '#queued', 'c', '#done', 'd'],
    links: [null, 'a', 'b', null, 'c', null, 'd'],
  },
  {
    says: 'an empty group has no heading',
    rows: rowsOf({
      groups: { ...groups, open: [], queued: [] },
      hasUnlisted: true,
      buildings: null,
    }),
    keys: ['#unlisted', '#done', 'd'],
    links: ['neu', null, 'd'],
  },
  {
    says: 'the entry for an unlisted meter can be the only row',
    rows: rowsOf({ groups: nothing, hasUnlisted: true, buildings: null }),
    keys: ['#unlisted'],
    links: ['neu'],
  },
  {
    says: 'the list can be empty',
    rows: rowsOf({ groups: nothing, hasUnlisted: false, buildings: null }),
    keys: [],
    links: [],
  },
])('$says', ({ rows, keys, links }) => {
  expect(Array.from({ length: rows.length }, (_, index) => rows.keyAt(index))).toEqual(keys);
  const paths = links.map((link) => link && `/ablesung/${link}`);
  expect(paths.map((_, index) => rows.pathAt(index))).toEqual(paths);
  expect(paths.map((path) => path && rows.indexOf(path))).toEqual(
    paths.map((path, index) => path && index),
  );
  expect(rows.rowAt(rows.length)).toBeNull();
  expect(rows.pathAt(rows.length)).toBeNull();
  expect(rows.indexOf('/ablesung/gone')).toBe(-1);
});

function stretchesIn(rows: ReturnType<typeof rowsOf>) {
  const all = Array.from({ length: rows.length }, (_, index) => rows.stretchAt(index));
  const starts = new Map(all.flatMap((one) => (one === null ? [] : [[one.start, one] as const])));
  return [...starts.values()];
}

describe('open jobs below their buildings', () => {
  const [a, b, c] = jobs('a', 'b', 'c');
  const buildings = [
    { name: 'Ahornweg 3, 39999 X', title: 'Ahornweg 3', jobs: [a, b].flatMap((job) => job ?? []) },
    { name: null, title: null, jobs: [c].flatMap((job) => job ?? []) },
  ];
  const open = (...ids: readonly string[]) =>
    buildings.flatMap(({ jobs: own }) => own).filter(({ id }) => ids.includes(id));
  const rowsWith = (...ids: readonly string[]) =>
    rowsOf({
      groups: { ...nothing, open: open(...ids), done: jobs('d') },
      hasUnlisted: true,
      buildings,
    });
  const keysOf = (rows: ReturnType<typeof rowsOf>) =>
    Array.from({ length: rows.length }, (_, index) => rows.keyAt(index));

  test('each building has its head, and those without a shown job have none', () => {
    expect(keysOf(rowsWith('a', 'b', 'c'))).toEqual([
      '#open',
      '#building Ahornweg 3, 39999 X',
      'a',
      'b',
      '#building ',
      'c',
      '#unlisted',
      '#done',
      'd',
    ]);
    expect(keysOf(rowsWith('c'))).toEqual(['#open', '#building ', 'c', '#unlisted', '#done', 'd']);
  });

  test('a head is no link, and its jobs say that it names the address', () => {
    const rows = rowsWith('b', 'c');
    expect([0, 1, 2, 3, 4].map((index) => rows.pathAt(index))).toEqual([
      null,
      null,
      '/ablesung/b',
      null,
      '/ablesung/c',
    ]);
    expect(rows.indexOf('/ablesung/c')).toBe(4);
    expect(rows.rowAt(2)).toMatchObject({ kind: 'job', neighbours: [{ id: 'a' }, { id: 'b' }] });
    expect(rows.rowAt(1)).toMatchObject({ kind: 'building', building: { jobs: [{ id: 'b' }] } });
  });

  test('the head of a building stays visible as long as the building', () => {
    const starts = stretchesIn(rowsWith('a', 'b', 'c')).map(({ start, end }) => [start, end]);
    expect(starts).toEqual([
      [1, 4],
      [4, 6],
      [7, 9],
    ]);
  });
});

test('waiting jobs differ from open jobs', () => {
  const rows = rowsOf({ groups: groups, hasUnlisted: false, buildings: null });
  expect([1, 4, 6].map((index) => rows.rowAt(index))).toEqual([
    { kind: 'job', job: groups.open[0], isQueued: false, neighbours: null },
    { kind: 'job', job: groups.queued[0], isQueued: true, neighbours: null },
    { kind: 'job', job: groups.done[0], isQueued: false, neighbours: null },
  ]);
});

describe('a group heading stays visible as long as its group', () => {
  const heights = createRowHeights();
  const measure = (key: string, offsetHeight: number) =>
    heights.measure(key, { offsetHeight }, key.startsWith('#') ? 'other' : 'job');
  measure('a', 80);
  measure('b', 100);
  measure(headKey('open'), 46);
  measure(headKey('queued'), 66);
  measure(headKey('done'), 46);
  measure(UNLISTED_KEY, 72);
  const placesIn = (rows: ReturnType<typeof rowsOf>) =>
    stretchesIn(rows).map((stretch) => {
      const { top, height } = placeOf(stretch, rows, heights.get());
      return ['name' in stretch.head ? stretch.head.name : '', top, height];
    });

  test.each([
    {
      says: 'the entry for an unlisted meter belongs to no group',
      rows: rowsOf({ groups: groups, hasUnlisted: true, buildings: null }),
      places: [
        ['open', 0, 226],
        ['queued', 298, 146],
        ['done', 444, 126],
      ],
    },
    {
      says: 'without that entry the groups follow each other',
      rows: rowsOf({ groups: groups, hasUnlisted: false, buildings: null }),
      places: [
        ['open', 0, 226],
        ['queued', 226, 146],
        ['done', 372, 126],
      ],
    },
    {
      says: 'that entry can be the first row',
      rows: rowsOf({ groups: { ...groups, open: [] }, hasUnlisted: true, buildings: null }),
      places: [
        ['queued', 72, 146],
        ['done', 218, 126],
      ],
    },
  ])('$says', ({ rows, places }) => {
    expect(placesIn(rows)).toEqual(places);
  });
});
