import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OpenList } from './OpenList';

test('an entry focuses its field', async () => {
  render(
    <>
      <OpenList id="o" title="Noch offen" entries={[{ target: 'f', words: 'Ort eingeben' }]} />
      <input id="f" aria-label="Ort" />
    </>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Ort eingeben' }));
  expect(screen.getByRole('textbox', { name: 'Ort' })).toHaveFocus();
});

test('an entry whose field is on another screen leads there', async () => {
  const leave = jest.fn();
  const entries = [{ target: 'elsewhere', words: 'Foto hinzufügen' }];
  render(<OpenList id="o" title="Noch offen" entries={entries} onElsewhere={leave} />);
  await userEvent.click(screen.getByRole('link', { name: 'Foto hinzufügen' }));
  expect(leave).toHaveBeenCalledTimes(1);
});

test('a point without a field has no link', () => {
  render(<OpenList id="o" title="Noch offen" entries={[{ target: null, words: 'Zu früh' }]} />);
  expect(screen.getByText('Zu früh')).toBeInTheDocument();
  expect(screen.queryByRole('link')).toBeNull();
});

test('without missing entries there is no list', () => {
  const { container } = render(<OpenList id="o" title="Noch offen" entries={[]} />);
  expect(container).toBeEmptyDOMElement();
});
