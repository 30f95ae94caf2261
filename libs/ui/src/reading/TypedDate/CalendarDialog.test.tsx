import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDay } from '@ablesbar/domain/testing';
import { renderWithTexts } from '../../testing';
import { CalendarDialog, type LoadCalendar } from './TypedDate';

async function show(load?: LoadCalendar) {
  const onClose = jest.fn();
  await renderWithTexts(
    <CalendarDialog
      value={aDay('2026-11-20')}
      today={aDay('2026-11-21')}
      earliest={aDay('2026-10-22')}
      latest={aDay('2026-11-21')}
      onChange={jest.fn()}
      onClose={onClose}
      {...(load && { load })}
    />,
  );
  return { onClose, dialog: screen.getByRole('dialog', { name: 'Ablesedatum wählen' }) };
}

const never: LoadCalendar = () => new Promise(() => undefined);

test('opens at the chosen day', async () => {
  await show();
  expect(await screen.findByRole('button', { name: /20\. November 2026/ })).toHaveFocus();
});

test('announces its loading, and Escape closes it meanwhile', async () => {
  const { dialog, onClose } = await show(never);
  expect(screen.getByText('Kalender wird geladen')).toBeInTheDocument();
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a calendar that cannot be loaded explains that and can be closed', async () => {
  const ends: ((error: Error) => void)[] = [];
  const { onClose } = await show(() => new Promise((_, reject) => ends.push(reject)));
  await act(async () => ends.forEach((end) => end(new Error('offline'))));
  expect(screen.getByText(/lässt sich gerade nicht laden/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Kalender schließen' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a click beside the dialog closes it, a click into it does not', async () => {
  const { dialog, onClose } = await show(never);
  await userEvent.click(screen.getByText('Kalender wird geladen'));
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(dialog);
  expect(onClose).toHaveBeenCalledTimes(1);
});
