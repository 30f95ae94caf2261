import { renderHook } from '@testing-library/react';
import { BUILDING, createRowHeights, heightOf, useRowHeights } from './row-heights';

const row = (offsetHeight: number) => ({ offsetHeight });

test('an unseen row gets the height of the first measured row', () => {
  const heights = createRowHeights();
  heights.measure('a', row(72), 'job');
  expect(heightOf(heights.get(), 'b')).toBe(72);
});

test('buildings have a usual height of their own', () => {
  const heights = createRowHeights();
  heights.measure(`${BUILDING}Ahornweg 3`, row(52), 'building');
  heights.measure('a', row(69), 'job');
  expect(heightOf(heights.get(), `${BUILDING}Am Wehr 7`)).toBe(52);
  expect(heightOf(heights.get(), 'b')).toBe(69);
});

test('a row of another height keeps it, and the others keep theirs', () => {
  const heights = createRowHeights();
  heights.measure('a', row(89), 'job');
  heights.measure('b', row(109), 'job');
  expect(['a', 'b', 'c'].map((id) => heightOf(heights.get(), id))).toEqual([89, 109, 89]);
});

test('a heading has its own height, which is not used for jobs', () => {
  const heights = createRowHeights();
  heights.measure('#open', row(46), 'other');
  heights.measure('a', row(72), 'job');
  heights.measure('#done', row(72), 'other');
  expect(['#open', '#done', 'a', 'b'].map((key) => heightOf(heights.get(), key))).toEqual([
    46, 72, 72, 72,
  ]);
});

test('a heading with the expected height of a job keeps its height', () => {
  const heights = createRowHeights();
  heights.measure('#open', row(89), 'other');
  heights.measure('a', row(72), 'job');
  expect(heightOf(heights.get(), '#open')).toBe(89);
});

test('subscribers are called only for changes', () => {
  const heights = createRowHeights();
  let told = 0;
  heights.subscribe(() => (told += 1));
  heights.measure('a', row(89), 'job');
  heights.measure('b', row(89), 'job');
  expect(told).toBe(0);
  heights.measure('c', row(109), 'job');
  heights.measure('c', row(109), 'job');
  expect(told).toBe(1);
});

test('a measured row is not measured again', () => {
  const heights = createRowHeights();
  let looks = 0;
  const seen = {
    get offsetHeight() {
      looks += 1;
      return 109;
    },
  };
  heights.measure('a', seen, 'job');
  heights.measure('a', seen, 'job');
  expect(looks).toBe(1);
});

test('a hidden row is not measured', () => {
  const heights = createRowHeights();
  heights.measure('a', row(0), 'job');
  expect(heightOf(heights.get(), 'a')).toBe(89);
  heights.measure('a', row(109), 'job');
  expect(heightOf(heights.get(), 'a')).toBe(109);
});

test('after a change of the width all rows are measured again', () => {
  const heights = createRowHeights();
  heights.measure('a', row(89), 'job');
  heights.measure('b', row(109), 'job');
  heights.forget();
  expect(heights.get().round).toBe(1);
  heights.measure('b', row(113), 'job');
  expect(heightOf(heights.get(), 'a')).toBe(113);
});

test('after a change of the language all rows are measured again', () => {
  const { result, rerender } = renderHook(({ language }) => useRowHeights(null, language), {
    initialProps: { language: 'de' },
  });
  const { ruler, measured } = result.current;
  rerender({ language: 'de' });
  expect(result.current.ruler).toBe(ruler);
  rerender({ language: 'en' });
  expect(result.current.measured.round).toBe(measured.round + 1);
  expect(result.current.ruler).not.toBe(ruler);
});
