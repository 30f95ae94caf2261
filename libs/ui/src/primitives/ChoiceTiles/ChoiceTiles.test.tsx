import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ChoiceTiles } from './ChoiceTiles';

const tiles = ['Strom', 'Gas'].map((label) => ({ value: label, label, icon: null }));

function Medium() {
  const [value, setValue] = useState<string | null>('Strom');
  return <ChoiceTiles legend="Medium" tiles={tiles} value={value} onChange={setValue} />;
}

test('is one group of radios, one of which is chosen', async () => {
  render(<Medium />);
  expect(screen.getByRole('group', { name: 'Medium' })).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Gas' }));
  expect(screen.getByRole('radio', { name: 'Gas' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Strom' })).not.toBeChecked();
});
