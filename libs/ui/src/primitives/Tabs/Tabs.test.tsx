import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { nextTab, Tabs } from './Tabs';

test.each([
  { says: 'right goes on', key: 'ArrowRight', chosen: 0, next: 1 },
  { says: 'right goes round', key: 'ArrowRight', chosen: 2, next: 0 },
  { says: 'left goes back', key: 'ArrowLeft', chosen: 2, next: 1 },
  { says: 'left goes round', key: 'ArrowLeft', chosen: 0, next: 2 },
  { says: 'Home is the first', key: 'Home', chosen: 2, next: 0 },
  { says: 'End is the last', key: 'End', chosen: 0, next: 2 },
  { says: 'other keys are not ours', key: 'a', chosen: 0, next: null },
])('$says', ({ key, chosen, next }) => {
  expect(nextTab(key, chosen, 3)).toBe(next);
});

test('shows one panel and keeps the entries in the other', async () => {
  render(
    <Tabs
      label="Wie möchten Sie melden?"
      tabs={[
        { id: 'with', label: 'Mit Zugangsdaten', panel: <input aria-label="Benutzername" /> },
        { id: 'without', label: 'Ohne Zugangsdaten', panel: <p>Zählernummer genügt</p> },
      ]}
    />,
  );
  await userEvent.type(screen.getByRole('textbox'), 'abc');
  await userEvent.click(screen.getByRole('tab', { name: 'Ohne Zugangsdaten' }));
  expect(screen.getByText('Zählernummer genügt')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Mit Zugangsdaten' })).toHaveFocus();
  expect(screen.getByRole('textbox')).toHaveValue('abc');
});
