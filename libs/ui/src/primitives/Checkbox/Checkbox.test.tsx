import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './Checkbox';

test('a click reports the other state', async () => {
  const changed = jest.fn();
  render(<Checkbox label="Einverstanden" checked={false} onChange={changed} />);
  await userEvent.click(screen.getByText('Einverstanden'));
  expect(changed.mock.calls).toEqual([[true]]);
});

test('its problem is announced with it', () => {
  const props = { checked: false, onChange: () => undefined };
  render(<Checkbox label="Einverstanden" problem="Einwilligung nötig." {...props} />);
  const box = screen.getByRole('checkbox', { name: 'Einverstanden' });
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription('Einwilligung nötig.');
});
