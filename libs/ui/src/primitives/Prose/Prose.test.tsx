import { render, screen } from '@testing-library/react';
import { Prose } from './Prose';

test('a heading stays a heading and a list stays a list', () => {
  render(
    <Prose>
      <h2>So lesen Sie ab</h2>
      <ol>
        <li>Öffnen Sie die Klappe.</li>
      </ol>
    </Prose>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'So lesen Sie ab' })).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent('Öffnen Sie die Klappe.');
});
