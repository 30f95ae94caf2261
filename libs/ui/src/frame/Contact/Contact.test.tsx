import { screen } from '@testing-library/react';
import { renderWithTexts } from '../../testing';
import { Contact } from './Contact';

const item = { language: 'de', path: null, text: 'Telefon 03999 7700' };
const asked = { route: '/', defaultLanguage: 'de' };

test('a phone number can be called, also if the utility has not made a link of it', async () => {
  await renderWithTexts(<Contact {...asked} contacts={[item]} place="band" />);
  const link = await screen.findByRole('link', { name: '03999 7700' });
  expect(link).toHaveAttribute('href', 'tel:039997700');
  expect(screen.getByRole('region', { name: 'Kontakt zum Versorger' })).toContainElement(link);
});

test('within a dialog the contact is no landmark, and without one there is nothing', async () => {
  const { container } = await renderWithTexts(
    <Contact {...asked} contacts={[item]} place="inside" />,
  );
  await screen.findByRole('link');
  expect(screen.queryByRole('region')).toBeNull();
  const nothing = await renderWithTexts(<Contact {...asked} contacts={[]} place="inside" />);
  expect(nothing.container).toBeEmptyDOMElement();
  expect(container).not.toBeEmptyDOMElement();
});
