import { screen } from '@testing-library/react';
import { renderWithTexts } from '../../testing';
import { Footer } from './Footer';

test('names the utility and links to its legal pages', async () => {
  await renderWithTexts(
    <Footer
      applicationName="Stadtwerke Neuenbrück"
      links={[{ label: 'Impressum', href: 'https://example.org/impressum' }]}
    />,
  );
  const footer = screen.getByRole('contentinfo');
  expect(footer).toHaveTextContent('Zählerstandserfassung Stadtwerke Neuenbrück');
  expect(screen.getByRole('link', { name: 'Impressum' })).toHaveAttribute(
    'href',
    'https://example.org/impressum',
  );
});

test('a page of the app uses the link of the app', async () => {
  await renderWithTexts(
    <Footer
      applicationName="Stadtwerke Neuenbrück"
      links={[{ label: 'Barrierefreiheit', href: '/barrierefreiheit' }]}
      renderLink={(parts) => <a {...parts} data-within="" />}
    />,
  );
  expect(screen.getByRole('link', { name: 'Barrierefreiheit' })).toHaveAttribute('data-within');
});
