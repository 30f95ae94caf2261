import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { SearchField } from './SearchField';

function Search({ onKey }: { readonly onKey: (key: string) => void }) {
  const [value, setValue] = useState('');
  return (
    <>
      <SearchField
        label="Ablesungen durchsuchen"
        value={value}
        onChange={setValue}
        onKeyDown={({ key }) => onKey(key)}
        describedBy="hint"
      />
      <p id="hint">Zählernummer oder Adresse</p>
    </>
  );
}

test('it has a name and a hint, and reports typed text and pressed keys', () => {
  const keys: string[] = [];
  render(<Search onKey={(key) => keys.push(key)} />);
  const field = screen.getByRole('searchbox', { name: 'Ablesungen durchsuchen' });
  expect(field).toHaveAccessibleDescription('Zählernummer oder Adresse');
  fireEvent.change(field, { target: { value: '7ELS' } });
  expect(field).toHaveValue('7ELS');
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(keys).toEqual(['ArrowDown']);
});
