import { screen } from '@testing-library/react';
import { renderWithTexts } from '../../testing';
import { Toast } from './Toast';

test.each([
  { says: 'an error is announced at once', type: 'error', role: 'alert' },
  { says: 'a success when there is a pause', type: 'success', role: 'status' },
] as const)('$says', async ({ type, role }) => {
  await renderWithTexts(
    <Toast toast={{ id: '1', type, title: 'Senden', message: null }} onClose={() => undefined} />,
  );
  expect(screen.getByRole(role)).toHaveTextContent('Senden');
});
