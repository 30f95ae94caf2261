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

const capitals = (typed: string) => typed.toUpperCase().replace(/\W/g, '');

function MeterNumber({ first }: { readonly first: string }) {
  const [value, setValue] = useState(first);
  return <TextField label="Zählernummer" value={value} onChange={setValue} clean={capitals} />;
}

test.each([
  { says: 'two small letters', typed: 'es', value: '1ESY116', caret: 3 },
  { says: 'a character that is removed', typed: '-', value: '1Y116', caret: 1 },
  { says: 'a removed character and a digit', typed: '-7', value: '17Y116', caret: 2 },
  { says: 'letters between such characters', typed: 'e-s ', value: '1ESY116', caret: 3 },
])('the caret stays behind $says', async ({ typed, value, caret }) => {
  render(<MeterNumber first="1Y116" />);
  const input = screen.getByRole<HTMLInputElement>('textbox');
  await userEvent.type(input, typed, { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(input).toHaveValue(value);
  expect(input.selectionStart).toBe(caret);
});
