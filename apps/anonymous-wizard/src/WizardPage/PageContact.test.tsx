import { act, render, screen } from '@testing-library/react';
import { firstWords } from '@ablesbar/i18n';
import { TextsProvider } from '@ablesbar/ui';
import { standInForBrowser } from '../testing/browser-of-page';
import { lostContact } from '../testing/lost-contact';
import { PageContact } from './PageContact';

test('a contact that could not be fetched is asked for again when the connection is back', async () => {
  standInForBrowser(() => 'navigate');
  const asked = await lostContact();
  render(
    <TextsProvider texts={firstWords}>
      <PageContact {...asked} />
    </TextsProvider>,
  );
  await act(async () => undefined);
  expect(screen.queryByRole('link')).toBeNull();
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByRole('link', { name: '03999 7700' })).toBeVisible();
});
