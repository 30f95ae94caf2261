import { fireEvent, render, screen } from '@testing-library/react';
import { BugBoundary } from './BugBoundary';

let isBroken = true;
beforeEach(() => {
  isBroken = true;
  // React rightly logs the error.
  jest.spyOn(console, 'error').mockReturnValue();
});

function Fragile() {
  if (isBroken) throw new Error('A bug.');
  return <p>whole</p>;
}

function show(shown = 'first') {
  const onBug = jest.fn();
  const boundary = (now: string) => (
    <BugBoundary
      shown={now}
      onBug={onBug}
      fallback={(onRetry) => <button onClick={onRetry}>again</button>}
    >
      <Fragile />
    </BugBoundary>
  );
  const { rerender } = render(boundary(shown));
  return { onBug, reshow: (now: string) => rerender(boundary(now)) };
}
const again = () => screen.getByRole('button', { name: 'again' });

test('a bug is told once, and a retry shows the children again', () => {
  const { onBug } = show();
  expect(onBug).toHaveBeenCalledTimes(1);
  isBroken = false;
  fireEvent.click(again());
  expect(screen.getByText('whole')).toBeVisible();
});

test('a retry that meets the bug again is told again and can be repeated', () => {
  const { onBug } = show();
  fireEvent.click(again());
  expect(again()).toBeVisible();
  expect(onBug).toHaveBeenCalledTimes(2);
});

test.each([
  { says: 'something else is shown', now: 'second', isWhole: true },
  { says: 'the same is rendered again', now: 'first', isWhole: false },
])('when $says, the children are shown again: $isWhole', ({ now, isWhole }) => {
  const { reshow } = show();
  isBroken = false;
  reshow(now);
  expect(screen.queryByText('whole') !== null).toBe(isWhole);
});
