import { render, screen } from '@testing-library/react';
import { Section } from './Section';

test('is a region with the name of its heading', () => {
  render(
    <Section title="Zählerstände" aside="Entwurf von 14:32 Uhr.">
      <p>Inhalt</p>
    </Section>,
  );
  const region = screen.getByRole('region', { name: 'Zählerstände' });
  expect(region).toHaveTextContent('Entwurf von 14:32 Uhr.');
});
