import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Chip } from './Chip';

test.each([true, false])('says its count and whether it is pressed: %s', async (isPressed) => {
  const pressed = jest.fn();
  render(
    <Chip count="98" isPressed={isPressed} onPress={pressed}>
      Endet bald
    </Chip>,
  );
  const chip = screen.getByRole('button', { name: 'Endet bald 98', pressed: isPressed });
  await userEvent.click(chip);
  expect(pressed).toHaveBeenCalledTimes(1);
});
