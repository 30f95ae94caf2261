import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTexts } from '../../testing';
import { LanguageButton } from './LanguageButton';

test('names the language it leads to', async () => {
  const onSwitch = jest.fn();
  await renderWithTexts(<LanguageButton name="English" onSwitch={onSwitch} />);
  await userEvent.click(screen.getByRole('button', { name: /Sprache wechseln:\s+English/ }));
  expect(onSwitch).toHaveBeenCalledTimes(1);
});
