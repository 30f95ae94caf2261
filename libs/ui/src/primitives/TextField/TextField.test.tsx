import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TextField } from './TextField';

function Username() {
  const [value, setValue] = useState('');
  return (
    <TextField label="Benutzername" autoComplete="username" value={value} onChange={setValue} />
  );
}

test('takes typed text and can be found by a password manager', async () => {
  render(<Username />);
  const input = screen.getByRole('textbox', { name: 'Benutzername' });
  await userEvent.type(input, 'ABL-4471');
  expect(input).toHaveValue('ABL-4471');
  expect(input).toHaveAttribute('autocomplete', 'username');
});
