import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useFocusInView } from './use-focus-in-view';

function List({ rowPositions }: { rowPositions: unknown }) {
  const [list, setList] = useState<HTMLElement | null>(null);
  useFocusInView(list, rowPositions);
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
  const { rerender } = render(<List rowPositions={1} />);
  const scrollIntoView = jest.fn();
  Object.assign(focused(), { scrollIntoView });
  focused().focus();
  steps.forEach((step) => step());
  rerender(<List rowPositions={2} />);
  return scrollIntoView.mock.calls.length;
}

test.each([
  { says: 'stays in view', steps: [], moves: 1 },
  {
    says: 'may leave the view after the wheel was turned',
    steps: [() => fireEvent.wheel(link())],
    moves: 0,
  },
  {
    says: 'may leave the view after a finger has scrolled',
    steps: [() => fireEvent.touchMove(window)],
    moves: 0,
  },
  {
    says: 'may leave the view after the scroll bar was pressed',
    steps: [() => fireEvent.pointerDown(window)],
    moves: 0,
  },
  {
    says: 'stays in view again after a key',
    steps: [() => fireEvent.wheel(link()), press],
    moves: 1,
  },
])('a focused link that is moved $says', ({ steps, moves }) => {
  expect(movesOf(link, steps)).toBe(moves);
});

test('the focused search field is not scrolled into view', () => {
  expect(movesOf(() => screen.getByRole('searchbox'), [])).toBe(0);
});
