import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { portalAround } from '../../session/testing/portal-around';
import { Confirm } from './Confirm';

async function ask() {
  const onClose = jest.fn();
  let answer: (isDone: boolean) => void = () => undefined;
  const asked = {
    title: 'Zugang beenden?',
    text: 'Danach kommt niemand mehr hinein.',
    action: 'Beenden',
    failedTitle: 'Das ging nicht',
    failedText: 'Versuchen Sie es später.',
    tone: 'error' as const,
    onConfirm: () =>
      new Promise<boolean>((resolve) => {
        answer = resolve;
      }),
  };
  const { wrapper } = await portalAround({});
  render(<Confirm asked={asked} onClose={onClose} />, { wrapper });
  await userEvent.click(screen.getByRole('button', { name: 'Beenden' }));
  const escape = () =>
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  return { onClose, escape, answer: (isDone: boolean) => act(async () => answer(isDone)) };
}

test('a question that is being carried out stays, so that its answer meets no other one', async () => {
  const { onClose, escape, answer } = await ask();
  escape();
  expect(onClose).not.toHaveBeenCalled();
  await answer(true);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('the dialog reports a failure and can then be closed', async () => {
  const { onClose, escape, answer } = await ask();
  await answer(false);
  expect(screen.getByRole('alert')).toHaveTextContent('Das ging nicht');
  escape();
  expect(onClose).toHaveBeenCalledTimes(1);
});
