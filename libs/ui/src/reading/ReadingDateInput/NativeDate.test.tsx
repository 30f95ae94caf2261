import { fireEvent, screen } from '@testing-library/react';
import { showDateField } from '../../testing/show-date-field';
import { NativeDate } from './ReadingDateInput';

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

test('the next possible day removes the warning', async () => {
  const { input } = await show();
  fireEvent.change(input, { target: { value: '2026-01-01' } });
  fireEvent.change(input, { target: { value: '2026-11-19' } });
  expect(screen.queryByText('Ablesedatum geändert')).not.toBeInTheDocument();
});

test.each([
  { says: 'a month that is passed', typed: '2026-10-20' },
  { says: 'half a year', typed: '0202-11-19' },
  { says: 'an emptied part', typed: '' },
])('typed with keys, $says is no day yet', async ({ typed }) => {
  const { input, onChange } = await show();
  fireEvent.keyDown(input);
  fireEvent.change(input, { target: { value: typed } });
  expect(input).toHaveValue(typed);
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.change(input, { target: { value: '2026-11-19' } });
  expect(onChange.mock.calls).toEqual([['2026-11-19']]);
  fireEvent.blur(input);
  expect(input).toHaveValue('2026-11-19');
  expect(screen.queryByText('Ablesedatum geändert')).not.toBeInTheDocument();
});

test.each([
  { says: 'a day outside of the limits', typed: '2026-10-20', warned: 1 },
  { says: 'an emptied field', typed: '', warned: 0 },
])(
  'typed with keys, $says becomes today when the field loses the focus',
  async ({ typed, warned }) => {
    const { input, onChange } = await show();
    fireEvent.keyDown(input);
    fireEvent.change(input, { target: { value: typed } });
    fireEvent.blur(input);
    expect(onChange.mock.calls).toEqual([['2026-11-21']]);
    expect(screen.queryAllByText('Ablesedatum geändert')).toHaveLength(warned);
  },
);

test('a picker after the keys is judged at once', async () => {
  const { input, onChange } = await show();
  fireEvent.keyDown(input);
  fireEvent.blur(input);
  fireEvent.change(input, { target: { value: '2026-10-20' } });
  expect(onChange.mock.calls).toEqual([['2026-11-21']]);
});

test.each([
  { says: 'a possible day', typed: '2026-11-19', isSent: true },
  { says: 'a day outside of the limits not', typed: '2026-10-20', isSent: false },
  { says: 'an unfinished day not', typed: '', isSent: false },
])('Enter sends the form with $says', async ({ typed, isSent }) => {
  const { input } = await show();
  fireEvent.keyDown(input, { key: '2' });
  fireEvent.change(input, { target: { value: typed } });
  expect(fireEvent.keyDown(input, { key: 'Enter' })).toBe(isSent);
  expect(input).toHaveValue(isSent ? typed : '2026-11-21');
  expect(fireEvent.keyDown(input, { key: 'Enter' })).toBe(true);
});
