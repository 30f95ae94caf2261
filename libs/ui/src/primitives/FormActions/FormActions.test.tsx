import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormActions } from './FormActions';

test('the forward button comes before the back button', async () => {
  render(<FormActions back={<button>Zurück</button>} forward={<button>Weiter</button>} />);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Weiter' })).toHaveFocus();
});
