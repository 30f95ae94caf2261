import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Share } from '@ablesbar/domain';
import { useIsPrinting } from '../../base/printing';
import { aLogin, showSharing } from '../testing/show-sharing';
import { CardsDialog } from './CardsDialog';

const aShare = (id: string): Share => ({
  id,
  name: `Zugang ${id}`,
  username: null,
  allowToReShare: false,
  jobIds: [],
  sharedAccounts: [],
});
const pathOf = (id: string) => `/api/pro/share/account/${id}/login`;

function Page() {
  return useIsPrinting() ? <output>the page prints</output> : null;
}

async function makeTwo() {
  const onClose = jest.fn();
  const shown = await showSharing(
    <>
      <Page />
      <CardsDialog
        accountId="a-1"
        shares={[aShare('1'), aShare('2')]}
        jobs={[]}
        onClose={onClose}
      />
    </>,
    pathOf('1'),
    pathOf('2'),
  );
  await userEvent.click(screen.getByRole('checkbox', { name: 'Alle auswählen' }));
  await userEvent.click(screen.getByRole('button', { name: /2 Karten/ }));
  return { ...shown, onClose };
}
const escape = () =>
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));

test('passwords that are being made keep the dialog open; it closes once they are there', async () => {
  const { answer, asked, onClose } = await makeTwo();
  escape();
  expect(onClose).not.toHaveBeenCalled();
  answer(aLogin('1'));
  await waitFor(() => expect(asked()).toEqual([pathOf('1'), pathOf('2')]));
  answer(aLogin('2'));
  await screen.findByRole('status');
  escape();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('leaving the page creates no further logins', async () => {
  const { answer, asked, unmount } = await makeTwo();
  unmount();
  answer(aLogin('1'));
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(asked()).toEqual([pathOf('1')]);
});

test('while cards are shown, the page behind them prepares no print of its own', async () => {
  const print = () => act(() => void window.dispatchEvent(new Event('beforeprint')));
  const { unmount } = await makeTwo();
  print();
  expect(screen.queryByText('the page prints')).toBeNull();
  unmount();
  await showSharing(<Page />);
  print();
  expect(screen.getByText('the page prints')).toBeInTheDocument();
});
