import { fireEvent, render, screen } from '@testing-library/react';
import { useSwipe } from './use-swipe';

const swiped = jest.fn<void, [string]>();

function Card() {
  const swipes = useSwipe({ onLeft: () => swiped('left'), onRight: () => swiped('right') });
  return (
    <section aria-label="card" {...swipes}>
      <dialog open aria-label="question" />
    </section>
  );
}

// jsdom has no pointer events: they are mouse events with the fields of a pointer.
function point(
  kind: string,
  [clientX, clientY]: readonly [number, number],
  pointer: object,
  on = 'card',
) {
  const event = new MouseEvent(kind, { bubbles: true, clientX, clientY });
  fireEvent(screen.getByLabelText(on), Object.assign(event, pointer));
}
const touch = { pointerId: 1, pointerType: 'touch', isPrimary: true };

test.each([
  { says: 'to the left', to: [28, 60], is: ['left'] },
  { says: 'not far enough', to: [29, 60], is: [] },
  { says: 'to the right', to: [172, 60], is: ['right'] },
  { says: 'half as far down', to: [20, 100], is: ['left'] },
  { says: 'steeper: the page scrolls', to: [20, 101], is: [] },
  {
    says: 'with the mouse, which marks text',
    to: [20, 60],
    with: { pointerType: 'mouse' },
    is: [],
  },
  { says: 'with a second finger, which zooms', to: [20, 60], with: { isPrimary: false }, is: [] },
  { says: 'in a dialog of the card', to: [20, 60], on: 'question', is: [] },
  { says: 'that the browser takes for a scroll', to: [20, 60], isTaken: true, is: [] },
] as const)('a swipe $says', ({ to, is, ...how }) => {
  swiped.mockClear();
  const pointer = { ...touch, ...('with' in how && how.with) };
  render(<Card />);
  const on = 'on' in how ? how.on : 'card';
  point('pointerdown', [100, 60], pointer, on);
  if ('isTaken' in how) point('pointercancel', to, pointer);
  point('pointerup', to, pointer, on);
  expect(swiped.mock.calls.flat()).toEqual(is);
});
