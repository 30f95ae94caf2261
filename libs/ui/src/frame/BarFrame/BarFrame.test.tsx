import { screen } from '@testing-library/react';
import { renderWithTexts } from '../../testing';
import { BarFrame } from './BarFrame';

test('it leads home, and has room for the menu in it and below it', async () => {
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

test('before its name is known the way home still has one', async () => {
  await renderWithTexts(<BarFrame applicationName="" logoSrc="/logo.png" homeHref="/" />);
  expect(screen.getByRole('link', { name: 'Zählerstandserfassung' })).toHaveAttribute('href', '/');
});
