import { aJob, aMeter, anAddress, aRateTask } from '@ablesbar/domain/testing';
import { fillDown } from './fill-down';
import { tableLines } from './table-lines';

const job = (id: string, houseNumber: string, rates: readonly string[]) =>
  aJob({
    id,
    meter: aMeter({
      meterAddress: anAddress({ houseNumber }),
      meterRateTasks: rates.map((taskId) => aRateTask({ taskId })),
    }),
  });
/** A head, two rates, a head, one rate. */
const lines = tableLines([job('a', '9', ['a1', 'a2']), job('b', '14', ['b1'])]);
const of = (integer: string, decimals = '') => ({ integer, decimals });
const everyOne = () => true;

test.each([
  {
    says: 'one to a field, over the head of a house',
    from: 1,
    texts: ['1', '2,5', '3'],
    is: {
      drafts: [
        { jobId: 'a', values: { a1: of('1'), a2: of('2', '5') } },
        { jobId: 'b', values: { b1: of('3') } },
      ],
      filled: 3,
      unreadable: 0,
      left: 0,
    },
  },
  {
    says: 'an empty text leaves its field alone',
    from: 1,
    texts: ['', '2'],
    is: { drafts: [{ jobId: 'a', values: { a2: of('2') } }], filled: 1, unreadable: 0, left: 0 },
  },
  {
    says: 'words are counted',
    from: 1,
    texts: ['zu', '2'],
    is: { drafts: [{ jobId: 'a', values: { a2: of('2') } }], filled: 1, unreadable: 1, left: 0 },
  },
  {
    says: 'so are numbers of meters',
    from: 1,
    texts: ['1EMH0040077766', '2'],
    is: { drafts: [{ jobId: 'a', values: { a2: of('2') } }], filled: 1, unreadable: 1, left: 0 },
  },
  {
    says: 'more than there are fields',
    from: 4,
    texts: ['1', '2', ''],
    is: { drafts: [{ jobId: 'b', values: { b1: of('1') } }], filled: 1, unreadable: 0, left: 1 },
  },
])('a pasted column: $says', ({ from, texts, is }) => {
  expect(fillDown(lines, from, texts, everyOne)).toEqual(is);
});

test('a field that is being sent stays as it is', () => {
  const { drafts } = fillDown(lines, 1, ['1', '2', '3'], (jobId) => jobId !== 'a');
  expect(drafts).toEqual([{ jobId: 'b', values: { b1: of('3') } }]);
});
