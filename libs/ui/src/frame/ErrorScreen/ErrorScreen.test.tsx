import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTexts } from '../../testing';
import { ErrorScreen } from './ErrorScreen';

test('says what is wrong and offers the way on', async () => {
  const onReload = jest.fn();
  await renderWithTexts(<ErrorScreen onReload={onReload} />);
  expect(
    screen.getByRole('heading', { level: 1, name: 'Hier ist etwas schiefgegangen' }),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Seite neu laden' }));
  expect(onReload).toHaveBeenCalledTimes(1);
});
