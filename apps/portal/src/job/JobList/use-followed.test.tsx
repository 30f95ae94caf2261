import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useFollowed } from './use-followed';

function List({ places }: { places: unknown }) {
  const [list, setList] = useState<HTMLElement | null>(null);
  useFollowed(list, places);
  return (
    <div ref={setList}>
      <input type="search" />
      <a href="/ablesung/a">1ESY</a>
    </div>
  );
}

const link = () => screen.getByRole('link');
const press = () => fireEvent.keyDown(link(), { key: 'ArrowDown' });

/** How often the link is scrolled into view when the rows move. */
function movesOf(focused: () => HTMLElement, steps: readonly (() => void)[]): number {
  const { rerender } = render(<List places={1} />);
  const scrollIntoView = jest.fn();
  Object.assign(focused(), { scrollIntoView });
  focused().focus();
  steps.forEach((step) => step());
  rerender(<List places={2} />);
  return scrollIntoView.mock.calls.length;
}

test.each([
  { says: 'is followed', steps: [], moves: 1 },
  {
    says: 'stays behind where the wheel is turned',
    steps: [() => fireEvent.wheel(link())],
    moves: 0,
  },
  { says: 'and where a finger scrolls', steps: [() => fireEvent.touchMove(window)], moves: 0 },
  { says: 'and where the bar is taken', steps: [() => fireEvent.pointerDown(window)], moves: 0 },
  {
    says: 'is followed again after a key',
    steps: [() => fireEvent.wheel(link()), press],
    moves: 1,
  },
])('a link with the focus that is moved $says', ({ steps, moves }) => {
  expect(movesOf(link, steps)).toBe(moves);
});

test('the search field stays where it is', () => {
  expect(movesOf(() => screen.getByRole('searchbox'), [])).toBe(0);
});
