import { render, screen } from '@testing-library/react';
import { BarFrame } from './BarFrame';

test('it leads home, and has room for the menu in it and below it', () => {
  render(
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
