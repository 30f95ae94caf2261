import { fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useRef, useState } from 'react';
import { aJob } from '@ablesbar/domain/testing';
import { rowsOf } from './rows';
import { useArrowKeys, useFocusInView } from './use-link-focus';

const order = rowsOf({
  groups: { open: [aJob({ id: 'a' }), aJob({ id: 'b' })], queued: [], done: [aJob({ id: 'c' })] },
  hasUnlisted: true,
  buildings: null,
});
const paths = ['/ablesung/a', '/ablesung/b', '/ablesung/neu', '/ablesung/c'];

function ArrowKeyList({ onReveal }: { onReveal: (index: number) => void }) {
  const { wanted, tabStop, onFocus, onKeyDown } = useArrowKeys(order, onReveal);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wanted) list.current?.querySelector<HTMLElement>(`[href="${wanted.path}"]`)?.focus();
  }, [wanted]);
  return (
    <div ref={list} onFocus={onFocus} onKeyDown={onKeyDown}>
      <input type="search" />
      {paths.map((path) => (
        <a key={path} href={path} tabIndex={path === tabStop ? 0 : -1}>
          {path}
        </a>
      ))}
      <button>Erneut versuchen</button>
    </div>
  );
}

function open() {
  const revealed: (string | null)[] = [];
  render(<ArrowKeyList onReveal={(index) => revealed.push(order.pathAt(index))} />);
  const press = (key: string) =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
  const focused = () => document.activeElement?.textContent;
  return { revealed, press, focused };
}

test.each([
  { says: 'ArrowDown in the search focuses the first job', keys: ['ArrowDown'], at: paths[0] },
  {
    says: 'another ArrowDown focuses the next job',
    keys: ['ArrowDown', 'ArrowDown'],
    at: paths[1],
  },
  { says: 'End focuses the last job', keys: ['ArrowDown', 'End'], at: paths[3] },
  {
    says: 'ArrowDown on the last job does nothing',
    keys: ['ArrowDown', 'End', 'ArrowDown'],
    at: paths[3],
  },
  { says: 'ArrowUp focuses the job before', keys: ['ArrowDown', 'End', 'ArrowUp'], at: paths[2] },
  { says: 'Home focuses the first job', keys: ['ArrowDown', 'End', 'Home'], at: paths[0] },
  { says: 'ArrowUp on the first job does nothing', keys: ['ArrowDown', 'ArrowUp'], at: paths[0] },
])('$says', ({ keys, at }) => {
  const { press, focused, revealed } = open();
  screen.getByRole('searchbox').focus();
  keys.forEach(press);
  expect(focused()).toBe(at);
  expect(revealed.at(-1)).toBe(at);
});

test('in the search field the other keys move the caret', () => {
  const { press, revealed } = open();
  screen.getByRole('searchbox').focus();
  ['Home', 'End', 'ArrowUp'].forEach(press);
  expect(revealed).toEqual([]);
});

test('a button in the list keeps its keys', () => {
  const { press, revealed } = open();
  screen.getByRole('button').focus();
  press('ArrowDown');
  expect(revealed).toEqual([]);
});

test('Tab reaches the link that had the focus last, and at first the first', () => {
  const { press } = open();
  const stops = () => screen.getAllByRole('link').filter(({ tabIndex }) => tabIndex === 0);
  expect(stops().map(({ textContent }) => textContent)).toEqual([paths[0]]);
  screen.getByRole('searchbox').focus();
  press('ArrowDown');
  press('ArrowDown');
  expect(stops().map(({ textContent }) => textContent)).toEqual([paths[1]]);
});

function MovingList({ rowPositions }: { rowPositions: unknown }) {
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
  const { rerender } = render(<MovingList rowPositions={1} />);
  const scrollIntoView = jest.fn();
  Object.assign(focused(), { scrollIntoView });
  focused().focus();
  steps.forEach((step) => step());
  rerender(<MovingList rowPositions={2} />);
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
