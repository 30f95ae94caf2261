import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Switch } from './Switch';

test('is a switch that reports its other state', async () => {
  const changed = jest.fn();
  render(<Switch label="MWh" hint="Steht auf dem Zähler." checked={false} onChange={changed} />);
  const control = screen.getByRole('switch', { name: 'MWh' });
  expect(control).toHaveAccessibleDescription('Steht auf dem Zähler.');
  await userEvent.click(control);
  expect(changed.mock.calls).toEqual([[true]]);
});
