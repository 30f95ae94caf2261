import { act, render, screen } from '@testing-library/react';
import { firstWords } from '@ablesbar/i18n';
import { TextsProvider } from '@ablesbar/ui';
import { lostContact } from '../testing/lost-contact';
import { ElementContact } from './ElementContact';

test('a contact that could not be fetched is asked for again when the connection is back', async () => {
  const asked = await lostContact();
  render(
    <TextsProvider texts={firstWords}>
      <ElementContact {...asked} />
    </TextsProvider>,
  );
  await act(async () => undefined);
  expect(screen.queryByRole('link')).toBeNull();
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByRole('link', { name: '03999 7700' })).toBeVisible();
});
