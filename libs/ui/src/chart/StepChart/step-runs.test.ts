import { type Step, stepRuns } from './step-runs';

const step = (from: number, to: number, value: number, isEstimated = false): Step => ({
  from,
  to,
  value,
  isEstimated,
});

test.each([
  {
    says: 'a step alone is a line',
    steps: [step(0, 5, 2)],
    lines: [
      [
        [0, 2],
        [5, 2],
      ],
    ],
  },
  {
    says: 'the next begins where the last has ended',
    steps: [step(0, 5, 2), step(5, 9, 3)],
    lines: [
      [
        [0, 2],
        [5, 2],
      ],
      [
        [5, 2],
        [5, 3],
        [9, 3],
      ],
    ],
  },
  {
    says: 'a day in between is a hole',
    steps: [step(0, 5, 2), step(6, 9, 3)],
    lines: [
      [
        [0, 2],
        [5, 2],
      ],
      [
        [6, 3],
        [9, 3],
      ],
    ],
  },
  {
    says: 'an estimate takes the ways up and down with it',
    steps: [step(0, 5, 2), step(5, 7, 3, true), step(7, 9, 1)],
    lines: [
      [
        [0, 2],
        [5, 2],
      ],
      [
        [5, 2],
        [5, 3],
        [7, 3],
        [7, 1],
      ],
      [
        [7, 1],
        [9, 1],
      ],
    ],
  },
  {
    says: 'between two estimates there is one way',
    steps: [step(0, 5, 2, true), step(5, 7, 3, true)],
    lines: [
      [
        [0, 2],
        [5, 2],
      ],
      [
        [5, 2],
        [5, 3],
        [7, 3],
      ],
    ],
  },
])('$says', ({ steps, lines }) => {
  expect(stepRuns(steps).map(({ points }) => points)).toEqual(lines);
});
