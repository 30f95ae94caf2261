import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TextKey } from '@ablesbar/i18n';
import { portalAround } from '../../session/testing/portal-around';
import { Confirm } from './Confirm';

async function ask() {
  const onClose = jest.fn();
  let answer: (failure: TextKey | null) => void = () => undefined;
  const asked = {
    title: 'Zugang beenden?',
    text: 'Danach kommt niemand mehr hinein.',
    action: 'Beenden',
    failedTitle: 'Das ging nicht',
    tone: 'error' as const,
    onConfirm: () =>
      new Promise<TextKey | null>((resolve) => {
        answer = resolve;
      }),
  };
  const { wrapper } = await portalAround({});
  render(<Confirm asked={asked} onClose={onClose} />, { wrapper });
  await userEvent.click(screen.getByRole('button', { name: 'Beenden' }));
  const escape = () =>
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  return { onClose, escape, answer: (failure: TextKey | null) => act(async () => answer(failure)) };
}

test('a question that is being carried out stays, so that its answer meets no other one', async () => {
  const { onClose, escape, answer } = await ask();
  escape();
  expect(onClose).not.toHaveBeenCalled();
  await answer(null);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('the dialog reports a failure and can then be closed', async () => {
  const { onClose, escape, answer } = await ask();
  await answer('management_failed_text');
  expect(screen.getByRole('alert')).toHaveTextContent('Das ging nicht');
  escape();
  expect(onClose).toHaveBeenCalledTimes(1);
});
