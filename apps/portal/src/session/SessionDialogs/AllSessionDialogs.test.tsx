import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAccount } from '@ablesbar/domain/testing';
import type { SessionState } from '../../base/session';
import { portalAround } from '../testing/portal-around';
import { AllSessionDialogs } from './AllSessionDialogs';

async function open(state: Partial<SessionState>) {
  const parts = await portalAround({ state: { accountIds: ['a-1'], ...state } });
  render(<AllSessionDialogs />, { wrapper: parts.wrapper });
  return parts;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const escape = () =>
  screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));

const account = anAccount({ id: 'a-2', name: 'Nord', parentName: 'Hausverwaltung' });

test('without an open question there is no dialog', async () => {
  await open({});
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  { says: 'stays', act: () => press('Angemeldet bleiben'), isWanted: false },
  { says: 'logs out anyway', act: () => press('Trotzdem abmelden'), isWanted: true },
  { says: 'closes the dialog and stays', act: escape, isWanted: false },
])('a person who logs out with queued readings $says', async ({ act, isWanted }) => {
  const { session } = await open({ leaving: { accountIds: ['a-1'], unsent: 3, drafts: 0 } });
  expect(screen.getByRole('dialog')).toHaveTextContent('3');
  await act();
  expect(session.answerLeaving.mock.calls).toEqual([[isWanted]]);
});

test.each([
  { unsent: 1, drafts: 0, says: ['1 Ablesung ist noch nicht gesendet.'] },
  { unsent: 0, drafts: 1, says: ['Beim Abmelden wird 1 Entwurf von diesem Gerät gelöscht.'] },
  {
    unsent: 2,
    drafts: 3,
    says: [
      '2 Ablesungen sind noch nicht gesendet.',
      'Beim Abmelden werden 3 Entwürfe von diesem Gerät gelöscht.',
    ],
  },
])(
  'a logout with $unsent waiting readings and $drafts drafts says what happens to them',
  async ({ unsent, drafts, says }) => {
    await open({ leaving: { accountIds: ['a-1'], unsent, drafts } });
    const told = within(screen.getByRole('dialog')).getAllByText(/./, { selector: 'p' });
    expect(told.map(({ textContent }) => textContent.replace(/\. .*/, '.'))).toEqual(says);
  },
);

test.each([
  { says: 'is accepted', act: () => press('Zugang anmelden'), isWanted: true },
  { says: 'is declined', act: () => press('Nicht anmelden'), isWanted: false },
  { says: 'is declined by closing the dialog', act: escape, isWanted: false },
])('the account of a link $says', async ({ act, isWanted }) => {
  const { session } = await open({ asked: { account, replaces: false } });
  const dialog = screen.getByRole('dialog', { name: 'Nord anmelden?' });
  expect(dialog).toHaveTextContent('geteilt von Hausverwaltung');
  await act();
  expect(session.answerAsked.mock.calls).toEqual([[isWanted]]);
});

test('a link that replaces the account has another text than a link that adds one', async () => {
  const texts: (string | null)[] = [];
  for (const replaces of [true, false]) {
    const parts = await portalAround({
      state: { asked: { account: anAccount({ name: null, parentName: null }), replaces } },
    });
    const { unmount } = render(<AllSessionDialogs />, { wrapper: parts.wrapper });
    expect(screen.getByRole('dialog', { name: 'Zugang anmelden?' })).not.toHaveTextContent(
      'geteilt',
    );
    texts.push(screen.getByRole('dialog').textContent);
    unmount();
  }
  expect(new Set(texts).size).toBe(2);
});

test('another account is added in a dialog, which can be closed', async () => {
  const { session } = await open({ isAdding: true });
  const dialog = screen.getByRole('dialog', { name: 'Weiteren Zugang anmelden' });
  expect(within(dialog).getByRole('textbox', { name: 'Benutzername' })).toBeVisible();
  await press('Schließen');
  expect(session.setAdding.mock.calls).toEqual([[false]]);
});

test.each([
  { says: 'while an account is added', isAdding: true, isFailureDialogOpen: true, shown: 2 },
  { says: 'outside of that dialog', isAdding: false, isFailureDialogOpen: true, shown: 0 },
  { says: 'if the failure is closed', isAdding: true, isFailureDialogOpen: false, shown: 1 },
])(
  'a failed login is shown in the dialog: $says',
  async ({ isAdding, isFailureDialogOpen, shown }) => {
    await open({ isAdding, isFailureDialogOpen, failure: 'credentials' });
    expect(screen.queryAllByRole('dialog')).toHaveLength(shown);
  },
);
