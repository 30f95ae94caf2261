import { render, screen } from '@testing-library/react';
import { VisuallyHidden } from './VisuallyHidden';

test('stays part of the name', () => {
  render(
    <button>
      Foto<VisuallyHidden> für 1.8.1 hinzufügen</VisuallyHidden>
    </button>,
  );
  expect(screen.getByRole('button', { name: 'Foto für 1.8.1 hinzufügen' })).toBeInTheDocument();
});
