import { fireEvent, screen } from '@testing-library/react';
import { showDateField } from '../../testing/show-date-field';
import { NativeDate } from './NativeDate';

const show = () => showDateField(NativeDate);

test("is the system's own field, with the limits", async () => {
  const { input } = await show();
  expect(input).toHaveAttribute('type', 'date');
  expect(input).toHaveAttribute('min', '2026-10-22');
  expect(input).toHaveAttribute('max', '2026-11-21');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test.each([
  { says: 'a chosen day is told', typed: '2026-11-19', told: '2026-11-19', warned: 0 },
  { says: 'the first possible day, too', typed: '2026-10-22', told: '2026-10-22', warned: 0 },
  { says: 'one day earlier is today again', typed: '2026-10-21', told: '2026-11-21', warned: 1 },
  { says: 'so is one day too late', typed: '2026-11-22', told: '2026-11-21', warned: 1 },
  { says: 'an emptied field means today', typed: '', told: '2026-11-21', warned: 0 },
])('$says', async ({ typed, told, warned }) => {
  const { input, onChange } = await show();
  fireEvent.change(input, { target: { value: typed } });
  expect(onChange.mock.calls).toEqual([[told]]);
  expect(screen.queryAllByText('Ablesedatum geändert')).toHaveLength(warned);
  expect(screen.queryAllByText(/zwischen 22\.10\.2026 und 21\.11\.2026/)).toHaveLength(warned);
});

test('the next possible day takes the warning away', async () => {
  const { input } = await show();
  fireEvent.change(input, { target: { value: '2026-01-01' } });
  fireEvent.change(input, { target: { value: '2026-11-19' } });
  expect(screen.queryByText('Ablesedatum geändert')).not.toBeInTheDocument();
});

test('a year that is still being typed is no day yet', async () => {
  const { input, onChange } = await show();
  fireEvent.change(input, { target: { value: '0202-11-19' } });
  expect(input).toHaveValue('0202-11-19');
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.blur(input);
  expect(input).toHaveValue('2026-11-20');
});
