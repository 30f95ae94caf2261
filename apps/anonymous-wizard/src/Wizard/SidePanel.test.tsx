import { screen } from '@testing-library/react';
import { wizardAround } from '../testing/wizard-around';
import { SidePanel } from './SidePanel';

const homeHref = 'https://stadtwerke.example/portal';

test('the panel introduces the form, hints at the letter with a PIN, and leads to the login', async () => {
  Object.assign(window, { matchMedia: () => Object.assign(new EventTarget(), { matches: true }) });
  const { show } = await wizardAround({ fetch: () => Promise.reject(new Error()), homeHref });
  show(<SidePanel step="CONTACT" />);
  expect(screen.getByRole('heading', { name: 'Ohne Anmeldung' })).toBeVisible();
  expect(screen.getByText(/^Sie melden hier einen Zähler nach dem anderen/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Post mit PIN bekommen?' })).toBeVisible();
  expect(screen.getByText(/^Dann sind Ihre Zähler schon hinterlegt/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Mit PIN anmelden' })).toHaveAttribute('href', homeHref);
});
