import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTexts } from '../../testing';
import { ErrorScreen, UnavailableScreen } from './FailureScreen';

test('after a bug the screen reports it and offers to reload the page', async () => {
  const onReload = jest.fn();
  await renderWithTexts(<ErrorScreen onReload={onReload} />);
  expect(
    screen.getByRole('heading', { level: 1, name: 'Hier ist etwas schiefgegangen' }),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Seite neu laden' }));
  expect(onReload).toHaveBeenCalledTimes(1);
});

test('without a server the screen reports it and offers a retry', async () => {
  const onRetry = jest.fn();
  await renderWithTexts(<UnavailableScreen onRetry={onRetry} contact="Telefon 03999 7700" />);
  expect(
    screen.getByRole('heading', { level: 1, name: 'Das Portal ist gerade nicht erreichbar' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveTextContent('Telefon 03999 7700');
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
