import { screen } from '@testing-library/react';
import { aDay } from '@ablesbar/domain/testing';
import { renderWithTexts } from '../../testing';
import { ReadingDateInput, type ReadingDateInputProps } from './ReadingDateInput';

const today = aDay('2026-11-21');

interface Setup extends Partial<ReadingDateInputProps> {
  readonly isSmall?: boolean;
}

async function show({ isSmall = false, ...props }: Setup = {}) {
  const media = { matches: isSmall, addEventListener: jest.fn(), removeEventListener: jest.fn() };
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => media });
  await renderWithTexts(
    <ReadingDateInput
      inputId="day"
      value={aDay('2026-11-20')}
      today={today}
      earliest={aDay('2026-10-22')}
      latest={today}
      onChange={jest.fn()}
      {...props}
    />,
  );
  return screen.getByLabelText('Ablesedatum');
}

test.each([
  { says: "on a small screen, in the system's own field", isSmall: true, type: 'date' },
  { says: 'on a wide one, to be typed', isSmall: false, type: 'text' },
])('names its limits and the weekday $says', async ({ isSmall, type }) => {
  const input = await show({ isSmall });
  expect(input).toHaveAccessibleDescription('Zwischen 22.10.2026 und heute');
  expect(input).toHaveAttribute('type', type);
  expect(screen.getByText('Fr., 20.11.2026')).toBeInTheDocument();
});

test('a later limit is named, too', async () => {
  const input = await show({ latest: aDay('2026-11-24') });
  expect(input).toHaveAccessibleDescription('Zwischen 22.10.2026 und 24.11.2026');
});
