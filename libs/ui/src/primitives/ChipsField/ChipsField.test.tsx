import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ChipsField } from './ChipsField';

function Recipients() {
  const [entries, setEntries] = useState<readonly string[]>([]);
  const [draft, setDraft] = useState('');
  return (
    <ChipsField
      label="E-Mail-Adressen"
      chips={entries.map((text) => ({ text, isWrong: !text.includes('@') }))}
      draft={draft}
      onDraft={setDraft}
      onAdd={(text) => {
        setEntries([...entries, ...text.split(/[\s,;]+/).filter(Boolean)]);
        setDraft('');
      }}
      onRemove={(gone) => setEntries(entries.filter((text) => text !== gone))}
      removeLabel={(text) => `${text} entfernen`}
      isSeparator={(key) => key === 'Enter' || key === ','}
    />
  );
}

function setUp() {
  render(<Recipients />);
  const chips = () => screen.queryAllByRole('listitem').map((chip) => chip.textContent);
  return { input: screen.getByRole('textbox', { name: 'E-Mail-Adressen' }), chips };
}

test('a separator makes a chip of the typed text', async () => {
  const { input, chips } = setUp();
  await userEvent.type(input, 'a@b.de,c@d.de{Enter},');
  expect(chips()).toEqual(['a@b.de', 'c@d.de']);
  expect(input).toHaveValue(',');
});

test('a pasted list becomes one chip per entry, a pasted word stays text', async () => {
  const { input, chips } = setUp();
  await userEvent.click(input);
  await userEvent.paste('a@b.de; c@d.de\ne@f.de');
  await userEvent.paste('g@h');
  expect(chips()).toEqual(['a@b.de', 'c@d.de', 'e@f.de']);
  expect(input).toHaveValue('g@h');
});

test('leaving the field makes a chip of the typed text', async () => {
  const { input, chips } = setUp();
  await userEvent.type(input, 'a@b.de');
  await userEvent.tab();
  expect(chips()).toEqual(['a@b.de']);
});

test('each can be taken out, the last one with the key, and the focus stays in the field', async () => {
  const { input, chips } = setUp();
  await userEvent.type(input, 'a@b.de,c@d.de,e@f.de,');
  await userEvent.click(screen.getByRole('button', { name: 'a@b.de entfernen' }));
  expect(input).toHaveFocus();
  await userEvent.keyboard('{Backspace}');
  expect(chips()).toEqual(['c@d.de']);
});
