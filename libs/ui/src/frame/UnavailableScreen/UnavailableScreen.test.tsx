import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTexts } from '../../testing';
import { UnavailableScreen } from './UnavailableScreen';

test('says what is wrong and offers the way on', async () => {
  const onRetry = jest.fn();
  await renderWithTexts(<UnavailableScreen onRetry={onRetry} />);
  expect(
    screen.getByRole('heading', { level: 1, name: 'Das Portal ist gerade nicht erreichbar' }),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
