import { createRowHeights, heightOf } from './row-heights';

const row = (offsetHeight: number) => ({ offsetHeight });

test('rows that nobody has seen are as high as the first that was', () => {
  const heights = createRowHeights();
  heights.measure('a', row(72));
  expect(heightOf(heights.get(), 'b')).toBe(72);
});

test('a row of another height keeps it, and the others keep theirs', () => {
  const heights = createRowHeights();
  heights.measure('a', row(89));
  heights.measure('b', row(109));
  expect(['a', 'b', 'c'].map((id) => heightOf(heights.get(), id))).toEqual([89, 109, 89]);
});

test('who listens is told of changes alone', () => {
  const heights = createRowHeights();
  let told = 0;
  heights.subscribe(() => (told += 1));
  heights.measure('a', row(89));
  heights.measure('b', row(89));
  expect(told).toBe(0);
  heights.measure('c', row(109));
  heights.measure('c', row(109));
  expect(told).toBe(1);
});

test('a row that is known is not looked at again', () => {
  const heights = createRowHeights();
  let looks = 0;
  const seen = {
    get offsetHeight() {
      looks += 1;
      return 109;
    },
  };
  heights.measure('a', seen);
  heights.measure('a', seen);
  expect(looks).toBe(1);
});

test('what is hidden is not measured', () => {
  const heights = createRowHeights();
  heights.measure('a', row(0));
  expect(heightOf(heights.get(), 'a')).toBe(89);
  heights.measure('a', row(109));
  expect(heightOf(heights.get(), 'a')).toBe(109);
});

test('in a list of another width all are measured anew', () => {
  const heights = createRowHeights();
  heights.measure('a', row(89));
  heights.measure('b', row(109));
  heights.forget();
  expect(heights.get().round).toBe(1);
  heights.measure('b', row(113));
  expect(heightOf(heights.get(), 'a')).toBe(113);
});
