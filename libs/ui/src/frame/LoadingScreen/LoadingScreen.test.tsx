import { screen } from '@testing-library/react';
import { renderWithTexts } from '../../testing';
import { LoadingScreen } from './LoadingScreen';

test('says that it loads', async () => {
  await renderWithTexts(<LoadingScreen />);
  expect(screen.getByRole('status')).toHaveTextContent('wird geladen...');
});
