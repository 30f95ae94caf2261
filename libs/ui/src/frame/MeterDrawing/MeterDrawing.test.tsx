import { render, screen } from '@testing-library/react';
import { MeterDrawing } from './MeterDrawing';

test.each([
  { says: 'its parts numbered', hasMarks: true, shown: '0482134123' },
  { says: 'as it hangs on the wall', hasMarks: false, shown: '0482134' },
])('is a named picture of a meter, $says', ({ hasMarks, shown }) => {
  render(<MeterDrawing label="Ein Zähler" hasMarks={hasMarks} />);
  const drawing = screen.getByRole('img', { name: 'Ein Zähler' });
  const single = [...drawing.querySelectorAll('text')]
    .map(({ textContent }) => textContent)
    .filter((text) => /^\d$/.test(text));
  expect(single.join('')).toBe(shown);
});
