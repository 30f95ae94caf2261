import { act, fireEvent, render, screen } from '@testing-library/react';
import { Button } from '../Button/Button';
import { Dialog } from './Dialog';

const dialog = (open: boolean, onClose = jest.fn()) => (
  <Dialog
    open={open}
    title="2 Zählerstände senden?"
    onClose={onClose}
    actions={<Button onClick={onClose}>Zurück</Button>}
  >
    <p>Abgelesen am Sa., 21.11.2026.</p>
  </Dialog>
);

test('opens with its title as name and puts the focus there', () => {
  const { rerender } = render(dialog(false));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  rerender(dialog(true));
  expect(screen.getByRole('dialog', { name: '2 Zählerstände senden?' })).toBeInTheDocument();
  expect(screen.getByRole('heading')).toHaveFocus();
});

test('closes when its owner closes it', () => {
  const { rerender } = render(dialog(true));
  rerender(dialog(false));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('Escape asks the owner to close', () => {
  const onClose = jest.fn();
  render(dialog(true, onClose));
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('the owner is told when the browser closes the dialog', () => {
  const onClose = jest.fn();
  render(dialog(true, onClose));
  act(() => screen.getByRole<HTMLDialogElement>('dialog').close());
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('the dialog stays open until its owner closes it', () => {
  render(dialog(true));
  const shown = screen.getByRole<HTMLDialogElement>('dialog');
  act(() => shown.close());
  expect(shown.open).toBe(true);
});

test('a cancelled file chooser within the dialog leaves it open', () => {
  const onClose = jest.fn();
  render(
    <Dialog open title="QR-Code scannen" onClose={onClose} actions={<input aria-label="Bild" />}>
      <p>Halten Sie den Code in den Rahmen.</p>
    </Dialog>,
  );
  fireEvent(screen.getByRole('textbox'), new Event('cancel', { bubbles: true, cancelable: true }));
  expect(onClose).not.toHaveBeenCalled();
});

test('a dialog without a closing action has a close button', () => {
  const onClose = jest.fn();
  render(
    <Dialog open title="QR-Code scannen" closeLabel="Schließen" onClose={onClose} actions={null}>
      <p>Halten Sie den Code in den Rahmen.</p>
    </Dialog>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Schließen' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
