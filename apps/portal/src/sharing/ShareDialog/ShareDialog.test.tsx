import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aJob } from '@ablesbar/domain/testing';
import { aLogin, showSharing } from '../testing/show-sharing';
import { ShareDialog } from './ShareDialog';

const escape = () =>
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));

test('an access that is being made keeps the dialog open, and shows its login', async () => {
  const onClose = jest.fn();
  const { answer } = await showSharing(
    <ShareDialog
      open
      accountId="a-1"
      jobs={[aJob()]}
      onClose={onClose}
      onShared={() => undefined}
    />,
    '/api/pro/share/job',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Zugang erstellen' }));
  escape();
  expect(onClose).not.toHaveBeenCalled();
  answer({ ...aLogin('haus-1'), id: 's-1', name: 'Haus 1' });
  expect(await screen.findByDisplayValue(/t-haus-1/)).toBeInTheDocument();
  escape();
  expect(onClose).toHaveBeenCalledTimes(1);
});
