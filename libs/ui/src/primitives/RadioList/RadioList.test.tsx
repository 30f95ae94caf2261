import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RadioList } from './RadioList';

const options = [
  { value: 'a', label: 'Jahresablesung' },
  { value: 'b', label: 'Einzug', hint: 'Am Tag der Übergabe' },
];

test('a hint describes its answer and is no part of its name', () => {
  render(<RadioList legend="Anlass" options={options} value="a" onChange={() => undefined} />);
  const moving = screen.getByRole('radio', { name: 'Einzug' });
  expect(moving).toHaveAccessibleDescription('Am Tag der Übergabe');
  expect(screen.getByRole('radio', { name: 'Jahresablesung' })).toBeChecked();
});

test('reports the chosen option', async () => {
  const chosen = jest.fn();
  render(<RadioList legend="Anlass" options={options} value="a" onChange={chosen} />);
  await userEvent.click(screen.getByText('Am Tag der Übergabe'));
  expect(chosen.mock.calls).toEqual([['b']]);
});

test('a problem belongs to the group', () => {
  const props = { legend: 'Anlass', options, value: null, onChange: () => undefined };
  render(<RadioList {...props} problem="Wählen Sie einen Anlass." />);
  expect(screen.getByRole('group')).toHaveAccessibleDescription('Wählen Sie einen Anlass.');
});
