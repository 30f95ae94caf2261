import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aJob } from '@ablesbar/domain/testing';
import { aLogin, showSharing } from '../testing/show-sharing';
import { ShareDialog } from './ShareDialog';

const escape = () =>
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));

const openDialog = (onClose = () => {}) =>
  showSharing(
    <ShareDialog
      open
      accountId="a-1"
      jobs={[aJob()]}
      onClose={onClose}
      onShared={() => undefined}
    />,
    '/api/pro/share/job',
  );

test('an access that is being made keeps the dialog open, and shows its login', async () => {
  const onClose = jest.fn();
  const { answer } = await openDialog(onClose);
  await userEvent.click(screen.getByRole('button', { name: 'Zugang erstellen' }));
  escape();
  expect(onClose).not.toHaveBeenCalled();
  answer({ ...aLogin('haus-1'), id: 's-1', name: 'Haus 1' });
  expect(await screen.findByDisplayValue(/t-haus-1/)).toBeInTheDocument();
  escape();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('an access that the server returns without a name has the name that was typed', async () => {
  const { answer } = await openDialog();
  const field = screen.getByRole('textbox');
  await userEvent.clear(field);
  await userEvent.type(field, 'Haus 1');
  await userEvent.click(screen.getByRole('button', { name: 'Zugang erstellen' }));
  answer({ token: 't-1', username: null, password: null, id: 's-1', name: null });
  expect(await screen.findByDisplayValue(/t-1/)).toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: /Haus 1/ })).toBeInTheDocument();
});

test("'Darf weiterteilen' is off until somebody turns it on", async () => {
  await openDialog();
  expect(screen.getByRole('checkbox', { name: /Darf weiterteilen/ })).not.toBeChecked();
});

test.each([
  { says: 'without a reason', fieldErrors: [], words: 'Die Zähler konnten nicht geteilt werden' },
  {
    says: 'with its reasons, joined with a comma',
    fieldErrors: [{ field: 'name', message: 'Name zu lang' }, { message: 'Zähler gesperrt' }],
    words: 'Die Zähler konnten nicht geteilt werden: Name zu lang, Zähler gesperrt',
  },
])('a refused access is said $says, and what was typed stays', async ({ fieldErrors, words }) => {
  const { refuse } = await openDialog();
  const field = screen.getByRole('textbox');
  await userEvent.clear(field);
  await userEvent.type(field, 'Haus 1');
  await userEvent.click(screen.getByRole('button', { name: 'Zugang erstellen' }));
  refuse({ message: 'Refused.', fieldErrors });
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(field).toHaveValue('Haus 1');
});
