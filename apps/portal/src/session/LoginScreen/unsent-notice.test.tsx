import { render, screen } from '@testing-library/react';
import { noteUnsent } from '../../base/unsent-note';
import { portalAround } from '../testing/portal-around';
import { LoginScreen } from './LoginScreen';

test.each([
  { count: 0, says: null },
  { count: 1, says: '1 Ablesung noch nicht gesendet' },
  { count: 12, says: '12 Ablesungen noch nicht gesendet' },
])('the login says that $count readings wait on the device', async ({ count, says }) => {
  noteUnsent(count, window);
  const { wrapper } = await portalAround({});
  render(<LoginScreen />, { wrapper });
  const notes = screen.queryAllByText(/noch nicht gesendet$/).map((note) => note.textContent);
  expect(notes).toEqual(says === null ? [] : [says]);
});

test('the login is there also where the browser forbids its storage', async () => {
  const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const { wrapper } = await portalAround({});
  render(<LoginScreen />, { wrapper });
  expect(screen.getByRole('textbox', { name: 'Benutzername' })).toBeVisible();
  storage.mockRestore();
});
