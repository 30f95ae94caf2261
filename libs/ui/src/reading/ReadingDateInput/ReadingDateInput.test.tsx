import { fireEvent, screen } from '@testing-library/react';
import { aDay } from '@ablesbar/domain/testing';
import { renderWithTexts } from '../../testing';
import { ReadingDateInput } from './ReadingDateInput';

const today = aDay('2026-11-21');

async function show(onChange = jest.fn(), latest = today) {
  await renderWithTexts(
    <ReadingDateInput
      inputId="day"
      value={aDay('2026-11-20')}
      today={today}
      earliest={aDay('2026-10-22')}
      latest={latest}
      onChange={onChange}
    />,
  );
  return screen.getByLabelText('Ablesedatum');
}

test('names its limits and the weekday', async () => {
  const input = await show();
  expect(input).toHaveAccessibleDescription('Zwischen 22.10.2026 und heute');
  expect(input).toHaveAttribute('min', '2026-10-22');
  expect(screen.getByText('Fr., 20.11.2026')).toBeInTheDocument();
});

test('a later limit is named, too', async () => {
  const input = await show(jest.fn(), aDay('2026-11-24'));
  expect(input).toHaveAccessibleDescription('Zwischen 22.10.2026 und 24.11.2026');
});

test.each([
  { says: 'a chosen day is told', typed: '2026-11-19', told: '2026-11-19' },
  { says: 'an emptied field means today', typed: '', told: '2026-11-21' },
])('$says', async ({ typed, told }) => {
  const onChange = jest.fn();
  fireEvent.change(await show(onChange), { target: { value: typed } });
  expect(onChange).toHaveBeenCalledWith(told);
});
