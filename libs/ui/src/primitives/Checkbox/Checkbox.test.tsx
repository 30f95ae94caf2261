import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './Checkbox';

test('a click reports the other state', async () => {
  const changed = jest.fn();
  render(<Checkbox label="Einverstanden" checked={false} onChange={changed} />);
  await userEvent.click(screen.getByText('Einverstanden'));
  expect(changed.mock.calls).toEqual([[true]]);
});

test('one that is only to be read keeps the focus and stays as it is', async () => {
  const changed = jest.fn();
  render(<Checkbox label="Einverstanden" checked readOnly onChange={changed} />);
  const box = screen.getByRole('checkbox', { name: 'Einverstanden' });
  await userEvent.click(box);
  expect(box).toHaveFocus();
  expect(box).toBeChecked();
  expect(box).toHaveAttribute('aria-readonly', 'true');
  expect(changed).not.toHaveBeenCalled();
});

test('its problem is announced with it', () => {
  const props = { checked: false, onChange: () => undefined };
  render(<Checkbox label="Einverstanden" problem="Einwilligung nötig." {...props} />);
  const box = screen.getByRole('checkbox', { name: 'Einverstanden' });
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription('Einwilligung nötig.');
});
