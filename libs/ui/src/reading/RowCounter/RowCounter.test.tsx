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

test.each([
  { says: 'an empty field', text: '', steps: '3', commas: '1' },
  { says: 'whole digits stand before the comma', text: '12', steps: '3', commas: '1' },
  { says: 'a typed comma', text: '12,', steps: '3', commas: '0' },
  { says: 'decimals come in from the left', text: '12,7', steps: '2', commas: '0' },
  { says: 'a full counter', text: '00012,708', steps: '0', commas: '0' },
  { says: 'a digit too many', text: '12,7081', steps: '0', commas: '0' },
])('the caret is over the cells: $says', ({ text, steps, commas }) => {
  const [integer = '', decimals = ''] = text.split(',');
  render(
    <RowCounter
      aria-label="Stand"
      text={text}
      value={{ integer, decimals }}
      digits={digits}
      onChange={() => undefined}
    />,
  );
  const frame = screen.getByRole('textbox').parentElement;
  expect(frame?.style.getPropertyValue('--ab-steps')).toBe(steps);
  expect(frame?.style.getPropertyValue('--ab-commas')).toBe(commas);
});

test('a comma on a counter without decimals has its cell', () => {
  const { container } = render(
    <RowCounter
      aria-label="Stand"
      text="7,"
      value={{ integer: '7', decimals: '' }}
      digits={{ preDecimals: 3, postDecimals: 0 }}
      onChange={() => undefined}
    />,
  );
  expect(container).toHaveTextContent(/^007,0$/);
});
