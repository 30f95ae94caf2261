import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { aDay, aJob } from '@ablesbar/domain/testing';
import { createTexts } from '@ablesbar/i18n';
import { TextsProvider } from '@ablesbar/ui';
import { JobRow } from './JobRow';
import { useFollowed } from './use-followed';

const job = aJob();
const nothing = () => undefined;

function List({ top }: { top: number }) {
  const [list, setList] = useState<HTMLElement | null>(null);
  const followed = useFollowed(list);
  const surroundings = {
    allJobs: [job],
    today: aDay('2026-11-21'),
    current: '',
    wanted: null,
    stop: null,
    followed,
    measure: nothing,
    round: 0,
  };
  return (
    <ul ref={setList}>
      <JobRow
        index={0}
        style={{ transform: `translateY(${top}px)` }}
        ariaAttributes={{ 'aria-posinset': 1, 'aria-setsize': 1, role: 'listitem' }}
        jobs={[job]}
        isQueued={false}
        surroundings={surroundings}
      />
    </ul>
  );
}

const row = () => screen.getByRole('link');
const press = () => fireEvent.keyDown(row(), { key: 'ArrowDown' });

test.each([
  { says: 'is followed', steps: [], moves: 1 },
  {
    says: 'stays behind where the wheel is turned',
    steps: [() => fireEvent.wheel(row())],
    moves: 0,
  },
  { says: 'and where a finger scrolls', steps: [() => fireEvent.touchMove(window)], moves: 0 },
  { says: 'and where the bar is taken', steps: [() => fireEvent.pointerDown(window)], moves: 0 },
  { says: 'is followed again after a key', steps: [() => fireEvent.wheel(row()), press], moves: 1 },
])('a row with the focus that is moved $says', async ({ steps, moves }) => {
  const texts = await createTexts({ language: 'de', translations: {} });
  const list = (top: number) => (
    <TextsProvider texts={texts}>
      <List top={top} />
    </TextsProvider>
  );
  const { rerender } = render(list(0));
  const scrollIntoView = jest.fn();
  Object.assign(row(), { scrollIntoView });
  row().focus();
  steps.forEach((step) => step());
  rerender(list(80));
  expect(scrollIntoView).toHaveBeenCalledTimes(moves);
});
