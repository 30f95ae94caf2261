import { aJob, aMeter, anAddress, aRateTask } from '@ablesbar/domain/testing';
import { nextField, tableLines } from './table-lines';

const job = (id: string, houseNumber: string, rates: readonly string[]) =>
  aJob({
    id,
    meter: aMeter({
      meterNumber: `N-${id}`,
      meterAddress: anAddress({ houseNumber }),
      meterRateTasks: rates.map((taskId) => aRateTask({ taskId })),
    }),
  });
const lines = tableLines([job('b', '14', ['b1']), job('a', '9', ['a1', 'a2']), job('c', '14', [])]);

test('house 9 before house 14, a line for each rate', () => {
  expect(lines.map((line) => (line.kind === 'group' ? line.building : line.task.taskId))).toEqual([
    'Lindenstraße 9, 39999 Neuenbrück',
    'a1',
    'a2',
    'Lindenstraße 14, 39999 Neuenbrück',
    'b1',
  ]);
});

test.each([
  { says: 'down', at: 1, step: 1, to: 2 },
  { says: 'down over the head of a house', at: 2, step: 1, to: 4 },
  { says: 'at the end it stays', at: 4, step: 1, to: 4 },
  { says: 'up over the head of a house', at: 4, step: -1, to: 2 },
  { says: 'at the top it stays', at: 1, step: -1, to: 1 },
  { says: 'a page reaches as far as there is', at: 1, step: 10, to: 4 },
  { says: 'a page up', at: 4, step: -10, to: 1 },
  { says: 'into the table from above', at: -1, step: 1, to: 1 },
])('a step: $says', ({ at, step, to }) => {
  expect(nextField(lines, at, step)).toBe(to);
});

test.each([
  {
    says: 'one object is named once, above its meters',
    keys: ['NB-1', 'NB-1'],
    are: ['NB-1', null, null],
  },
  {
    says: 'several are named at their meters',
    keys: ['NB-1', 'NB-2'],
    are: [null, 'NB-1', 'NB-2'],
  },
  { says: 'an unknown object is not named', keys: [null, null], are: [null, null, null] },
])('$says', ({ keys, are }) => {
  const jobs = keys.map((objectKey, index) =>
    aJob({
      id: String(index),
      meter: aMeter({
        meterNumber: String(index),
        meterAddress: anAddress({ objectKey }),
        meterRateTasks: [aRateTask()],
      }),
    }),
  );
  expect(tableLines(jobs).map(({ objectKey }) => objectKey)).toEqual(are);
});
