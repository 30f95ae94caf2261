import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RowCounter } from './RowCounter';

const digits = { preDecimals: 5, postDecimals: 3 };

test('is one field for a screen reader and drums on the screen', async () => {
  const changed = jest.fn();
  const { container } = render(
    <RowCounter
      aria-label="Stand"
      text="12,7"
      value={{ integer: '12', decimals: '7' }}
      digits={digits}
      onChange={changed}
    />,
  );
  const field = screen.getByRole('textbox', { name: 'Stand' });
  expect(field).toHaveValue('12,7');
  expect(field).not.toHaveAttribute('aria-invalid');
  expect(container).toHaveTextContent('00012,700');
  await userEvent.type(field, '1');
  expect(changed).toHaveBeenCalledTimes(1);
});

test('a wrong value is marked, and a counter without decimals has no comma', () => {
  const { container } = render(
    <RowCounter
      aria-label="Stand"
      text="7"
      value={{ integer: '7', decimals: '' }}
      digits={{ preDecimals: 3, postDecimals: 0 }}
      isWrong
      onChange={() => undefined}
    />,
  );
  expect(screen.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  expect(container).toHaveTextContent(/^007$/);
});
