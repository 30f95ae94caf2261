import { renderHook } from '@testing-library/react';
import { useOnlyJob } from './use-only-job';

interface Step {
  readonly isAtList: boolean;
  readonly onlyJobId: string | null;
}

const atList = (onlyJobId: string | null): Step => ({ isAtList: true, onlyJobId });
const atJob = (onlyJobId: string | null): Step => ({ isAtList: false, onlyJobId });

interface Row {
  readonly says: string;
  readonly steps: readonly Step[];
  readonly opened: readonly string[];
}

test.each<Row>([
  { says: 'the only job opens on arrival', steps: [atList('j-1')], opened: ['j-1'] },
  { says: 'as soon as it is known', steps: [atList(null), atList('j-1')], opened: ['j-1'] },
  { says: 'among several nothing opens', steps: [atList(null)], opened: [] },
  {
    says: 'a person who comes back from the job sees the list',
    steps: [atList('j-1'), atJob('j-1'), atList('j-1')],
    opened: ['j-1'],
  },
  {
    says: 'and so does who came to it by its address',
    steps: [atJob('j-1'), atList('j-1')],
    opened: [],
  },
  {
    says: 'a list that comes down to one later leaves the person where they are',
    steps: [atJob(null), atJob('j-1'), atList('j-1')],
    opened: [],
  },
  { says: 'it opens once', steps: [atList('j-1'), atList('j-1')], opened: ['j-1'] },
])('$says', ({ steps: [first, ...later], opened }) => {
  const seen: string[] = [];
  const open = (id: string) => void seen.push(id);
  const useStep = ({ isAtList, onlyJobId }: Step) => useOnlyJob(isAtList, onlyJobId, open);
  const { rerender } = renderHook(useStep, { initialProps: first ?? atList(null) });
  later.forEach((step) => rerender(step));
  expect(seen).toEqual(opened);
});
