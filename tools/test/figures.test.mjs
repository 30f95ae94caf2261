import { figuresIn } from './figures.mjs';

test.each([
  {
    says: 'what a suite measured',
    output: 'PASS x\nqueue simulation: seed=1 readings=418 lost=0\n  ✓ it\n',
    lines: ['queue simulation: seed=1 readings=418 lost=0'],
  },
  {
    says: 'with spaces around the sign',
    output: 'token simulation: seed=1 sessions killed = 0\n',
    lines: ['token simulation: seed=1 sessions killed = 0'],
  },
  {
    says: 'no test, no trace and no source',
    output: 'at x: a=b\n    const a = 1;\nok\n',
    lines: [],
  },
])('$says', ({ output, lines }) => {
  expect(figuresIn(output)).toEqual(lines);
});
