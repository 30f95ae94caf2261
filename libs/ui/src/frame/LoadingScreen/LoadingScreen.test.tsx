import { screen } from '@testing-library/react';
import { renderWithTexts } from '../../testing';
import { LoadingScreen } from './LoadingScreen';

test('says that it loads', async () => {
  await renderWithTexts(<LoadingScreen />);
  expect(screen.getByRole('status')).toHaveTextContent(/^wird geladen\.\.\.$/);
});

test('says that it takes longer than usual', async () => {
  await renderWithTexts(<LoadingScreen isSlow />);
  expect(screen.getByRole('status')).toHaveTextContent(/geladen.*Das dauert länger als sonst/);
});
