import { act, fireEvent, screen } from '@testing-library/react';
import { renderWithTexts } from '../../testing';
import { ToastRegion } from './ToastRegion';

const sent = {
  id: '1',
  type: 'success',
  title: 'Senden erfolgreich',
  message: 'Die Ergebnisse wurden erfolgreich gesendet.',
} as const;

const elapse = (ms: number) => act(() => jest.advanceTimersByTime(ms));

async function show(onClose: () => void) {
  await renderWithTexts(<ToastRegion toasts={[sent]} onClose={onClose} />);
  return screen.getByRole('status');
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('goes by itself after ten seconds, not before', async () => {
  const onClose = jest.fn();
  await show(onClose);
  elapse(9_999);
  expect(onClose).not.toHaveBeenCalled();
  elapse(1);
  expect(onClose).toHaveBeenCalledWith('1');
});

test.each([
  { says: 'the mouse is over it', hold: fireEvent.mouseEnter, free: fireEvent.mouseLeave },
  { says: 'the focus is in it', hold: fireEvent.focus, free: fireEvent.blur },
])('stays while $says', async ({ hold, free }) => {
  const onClose = jest.fn();
  const toast = await show(onClose);
  hold(toast.parentElement ?? toast);
  elapse(60_000);
  expect(onClose).not.toHaveBeenCalled();
  free(toast.parentElement ?? toast);
  elapse(10_000);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('stays while the focus is in it, even when the mouse has left', async () => {
  const onClose = jest.fn();
  const toast = await show(onClose);
  const box = toast.parentElement ?? toast;
  fireEvent.mouseEnter(box);
  fireEvent.focus(box);
  fireEvent.mouseLeave(box);
  elapse(60_000);
  expect(onClose).not.toHaveBeenCalled();
});

test('can be closed', async () => {
  const onClose = jest.fn();
  await show(onClose);
  fireEvent.click(screen.getByRole('button', { name: 'Meldung schließen' }));
  expect(onClose).toHaveBeenCalledWith('1');
});

test('an error is announced at once', async () => {
  await renderWithTexts(
    <ToastRegion toasts={[{ ...sent, type: 'error' }]} onClose={() => undefined} />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Senden erfolgreich');
});
