import { screen } from '@testing-library/react';
import { renderWithTexts } from '../../testing';
import { BarFrame } from './BarFrame';

test('the bar links to the start page, and has room for the menu in it and below it', async () => {
  await renderWithTexts(
    <BarFrame
      applicationName="Stadtwerke"
      logoSrc="/logo.png"
      homeHref="/"
      nav={<nav>Menü</nav>}
      below={<p>darunter</p>}
    >
      <button>Sprache</button>
    </BarFrame>,
  );
  expect(screen.getByRole('link', { name: 'Stadtwerke' })).toHaveAttribute('href', '/');
  const bar = screen.getByRole('banner');
  expect(bar).toContainElement(screen.getByRole('navigation'));
  expect(bar).toContainElement(screen.getByRole('button', { name: 'Sprache' }));
  expect(bar).toHaveTextContent(/darunter$/);
});

test('the link to the start page has a name before the name of the portal is known', async () => {
  await renderWithTexts(<BarFrame applicationName="" logoSrc="/logo.png" homeHref="/" />);
  expect(screen.getByRole('link', { name: 'Zählerstandserfassung' })).toHaveAttribute('href', '/');
});
