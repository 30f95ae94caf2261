import { render, screen } from '@testing-library/react';
import { ProgressScale } from './ProgressScale';

test.each([
  { says: 'nothing done draws nothing', value: 0, max: 41, width: null },
  { says: 'no jobs draw nothing', value: 0, max: 0, width: null },
  { says: 'a half is a half', value: 5, max: 10, width: '50%' },
  { says: 'more than all is all', value: 12, max: 10, width: '100%' },
])('$says', ({ value, max, width }) => {
  render(<ProgressScale value={value} max={max} label="Fortschritt" />);
  const track = screen.getByRole('img', { name: 'Fortschritt' }).firstElementChild;
  const fill = track?.firstElementChild ?? null;
  expect(fill instanceof HTMLElement ? fill.style.width : null).toBe(width);
});
