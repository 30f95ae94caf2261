import { fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useRef } from 'react';
import { aJob } from '@ablesbar/domain/testing';
import { rowsOf } from './rows';
import { useSteps } from './use-steps';

const order = rowsOf(
  { open: [aJob({ id: 'a' }), aJob({ id: 'b' })], queued: [], done: [aJob({ id: 'c' })] },
  true,
);
const paths = ['/ablesung/a', '/ablesung/b', '/ablesung/neu', '/ablesung/c'];

function List({ onReveal }: { onReveal: (index: number) => void }) {
  const { wanted, stop, onFocus, onKeyDown } = useSteps(order, onReveal);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wanted) list.current?.querySelector<HTMLElement>(`[href="${wanted.path}"]`)?.focus();
  }, [wanted]);
  return (
    <div ref={list} onFocus={onFocus} onKeyDown={onKeyDown}>
      <input type="search" />
      {paths.map((path) => (
        <a key={path} href={path} tabIndex={path === stop ? 0 : -1}>
          {path}
        </a>
      ))}
      <button>Erneut versuchen</button>
    </div>
  );
}

function open() {
  const revealed: (string | null)[] = [];
  render(<List onReveal={(index) => revealed.push(order.at(index))} />);
  const press = (key: string) =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
  const focused = () => document.activeElement?.textContent;
  return { revealed, press, focused };
}

test.each([
  { says: 'down from the search is the first', keys: ['ArrowDown'], at: paths[0] },
  { says: 'down again the next', keys: ['ArrowDown', 'ArrowDown'], at: paths[1] },
  { says: 'the last one', keys: ['ArrowDown', 'End'], at: paths[3] },
  { says: 'there is nothing behind it', keys: ['ArrowDown', 'End', 'ArrowDown'], at: paths[3] },
  { says: 'up', keys: ['ArrowDown', 'End', 'ArrowUp'], at: paths[2] },
  { says: 'the first one', keys: ['ArrowDown', 'End', 'Home'], at: paths[0] },
  { says: 'there is nothing before it', keys: ['ArrowDown', 'ArrowUp'], at: paths[0] },
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

test('a button among them keeps its keys', () => {
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
