import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
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
  const onChange = jest.fn();
  function Chosen() {
    const [day, setDay] = useState(aDay('2026-11-20'));
    return (
      <ReadingDateInput
        inputId="day"
        today={today}
        earliest={aDay('2026-10-22')}
        latest={today}
        {...props}
        value={day}
        onChange={(chosen) => {
          onChange(chosen);
          setDay(chosen);
        }}
      />
    );
  }
  await renderWithTexts(<Chosen />);
  return { onChange, input: screen.getByLabelText('Ablesedatum') };
}

test.each([
  { says: 'on a small screen', isSmall: true },
  { says: 'on a wide one', isSmall: false },
])('names its limits and the weekday $says', async ({ isSmall }) => {
  const { input } = await show({ isSmall });
  expect(input).toHaveAccessibleDescription('Zwischen 22.10.2026 und heute');
  expect(screen.getByText('Fr., 20.11.2026')).toBeInTheDocument();
});

test('a later limit is named, too', async () => {
  const { input } = await show({ latest: aDay('2026-11-24') });
  expect(input).toHaveAccessibleDescription('Zwischen 22.10.2026 und 24.11.2026');
});

describe('on a small screen', () => {
  test("is the system's own field, with the limits", async () => {
    const { input } = await show({ isSmall: true });
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
    const { input, onChange } = await show({ isSmall: true });
    fireEvent.change(input, { target: { value: typed } });
    expect(onChange.mock.calls).toEqual([[told]]);
    expect(screen.queryAllByText('Ablesedatum geändert')).toHaveLength(warned);
    expect(screen.queryAllByText(/zwischen 22\.10\.2026 und 21\.11\.2026/)).toHaveLength(warned);
  });

  test('the next possible day takes the warning away', async () => {
    const { input } = await show({ isSmall: true });
    fireEvent.change(input, { target: { value: '2026-01-01' } });
    fireEvent.change(input, { target: { value: '2026-11-19' } });
    expect(screen.queryByText('Ablesedatum geändert')).not.toBeInTheDocument();
  });

  test('a year that is still being typed is no day yet', async () => {
    const { input, onChange } = await show({ isSmall: true });
    fireEvent.change(input, { target: { value: '0202-11-19' } });
    expect(input).toHaveValue('0202-11-19');
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.blur(input);
    expect(input).toHaveValue('2026-11-20');
  });
});

describe('on a wide screen', () => {
  test.each([
    { says: 'a short day', typed: '1.11.26{Enter}', told: [['2026-11-01']] },
    { says: 'a whole one at once', typed: '01.11.2026', told: [['2026-11-01']] },
    { says: 'not before its year is whole', typed: '1.11.202', told: [] },
    { says: 'without a year', typed: '1.11.{Enter}', told: [['2026-11-01']] },
    { says: 'an emptied field means today', typed: '{Enter}', told: [['2026-11-21']] },
    {
      says: 'beyond the limits, which are judged outside',
      typed: '1.1.2026',
      told: [['2026-01-01']],
    },
  ])('is typed: $says', async ({ typed, told }) => {
    const { input, onChange } = await show();
    await userEvent.clear(input);
    await userEvent.type(input, typed);
    expect(onChange.mock.calls).toEqual(told);
  });

  test('is shown as it is typed, in full after leaving', async () => {
    const { input } = await show();
    expect(input).toHaveValue('20.11.2026');
    await userEvent.clear(input);
    await userEvent.type(input, '1.11.26');
    expect(input).toHaveValue('1.11.26');
    await userEvent.tab();
    expect(input).toHaveValue('01.11.2026');
  });

  test('what is no day is said, and the field shows what holds', async () => {
    const { input, onChange } = await show();
    await userEvent.clear(input);
    await userEvent.type(input, '31.2.26');
    await userEvent.tab();
    expect(onChange).not.toHaveBeenCalled();
    expect(input).toHaveValue('20.11.2026');
    expect(screen.getByRole('status')).toHaveTextContent(
      '„31.2.26“ ist kein TagSchreiben Sie ihn so: 21.11.2026. Solange bleibt es beim 20.11.2026.',
    );
    await userEvent.type(input, '1');
    expect(screen.queryByText(/ist kein Tag/)).not.toBeInTheDocument();
  });

  test('the calendar chooses a day and goes', async () => {
    const { input, onChange } = await show();
    await userEvent.click(screen.getByRole('button', { name: 'Kalender öffnen' }));
    const dialog = screen.getByRole('dialog', { name: 'Ablesedatum wählen' });
    await userEvent.click(await within(dialog).findByRole('button', { name: /18\. November/ }));
    expect(onChange.mock.calls).toEqual([['2026-11-18']]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(input).toHaveValue('18.11.2026');
  });

  test('a calendar that cannot be loaded leaves the field', async () => {
    await show({ loadCalendar: () => Promise.reject(new Error('offline')) });
    await userEvent.click(screen.getByRole('button', { name: 'Kalender öffnen' }));
    expect(await screen.findByText(/lässt sich gerade nicht laden/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Kalender schließen' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('Escape closes it', async () => {
    await show({ loadCalendar: () => new Promise(() => undefined) });
    await userEvent.click(screen.getByRole('button', { name: 'Kalender öffnen' }));
    expect(screen.getByText('Kalender wird geladen')).toBeInTheDocument();
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
