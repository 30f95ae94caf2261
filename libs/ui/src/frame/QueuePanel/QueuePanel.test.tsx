import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OfflineIcon } from '../../primitives/icons/action-icons';
import { renderWithTexts } from '../../testing';
import { QueuePanel, type QueuePanelProps } from './QueuePanel';

const props: QueuePanelProps = {
  says: null,
  entries: [
    {
      id: '1',
      meterNumber: '7ELS01',
      lines: ['Gas', '12 m³'],
      reason: null,
      href: '/ablesung/1',
      isCorrectable: true,
    },
    {
      id: '2',
      meterNumber: '1EBZ02',
      lines: ['Strom'],
      reason: 'Zu spät.',
      href: null,
      isCorrectable: false,
    },
  ],
  isOpen: true,
  isSending: false,
  onToggle: jest.fn(),
  onSendAll: jest.fn(),
  onRetry: jest.fn(),
  onCorrect: jest.fn(),
  onDiscard: jest.fn(),
  onSave: jest.fn(),
};

it('names each reading with its values and its reason for waiting', async () => {
  await renderWithTexts(<QueuePanel {...props} />);
  expect(screen.getByRole('img', { name: '2 Ablesungen sind noch nicht gesendet' })).toBeVisible();
  const gas = within(screen.getByRole('group', { name: '7ELS01' }));
  expect(gas.getByText('12 m³')).toBeVisible();
  expect(gas.getByRole('link', { name: 'Ansehen' })).toHaveAttribute('href', '/ablesung/1');
  const power = within(screen.getByRole('group', { name: '1EBZ02' }));
  expect(power.getByText('Zu spät.')).toBeVisible();
  expect(power.queryByRole('link')).not.toBeInTheDocument();
});

it('takes no second tap while a reading goes back into its form', async () => {
  const onCorrect = jest.fn();
  await renderWithTexts(<QueuePanel {...props} correcting="1" onCorrect={onCorrect} />);
  await userEvent.click(screen.getByRole('button', { name: 'Korrigieren' }));
  expect(onCorrect).not.toHaveBeenCalled();
});

it('offers the actions for each reading too', async () => {
  await renderWithTexts(<QueuePanel {...props} />);
  const user = userEvent.setup();
  const power = within(screen.getByRole('group', { name: '1EBZ02' }));
  await user.click(power.getByRole('button', { name: 'Erneut senden' }));
  await user.click(power.getByRole('button', { name: 'Verwerfen' }));
  expect(power.queryByRole('button', { name: 'Korrigieren' })).not.toBeInTheDocument();
  const gas = within(screen.getByRole('group', { name: '7ELS01' }));
  await user.click(gas.getByRole('button', { name: 'Korrigieren' }));
  await user.click(screen.getByRole('button', { name: 'Jetzt senden' }));
  await user.click(screen.getByRole('button', { name: 'Als Datei sichern' }));
  expect(props.onRetry).toHaveBeenCalledWith('2');
  expect(props.onDiscard).toHaveBeenCalledWith('2');
  expect(props.onCorrect).toHaveBeenCalledWith('1');
  expect(props.onSendAll).toHaveBeenCalledTimes(1);
  expect(props.onSave).toHaveBeenCalledTimes(1);
});

it('the hidden panel still shows the number of waiting readings', async () => {
  await renderWithTexts(<QueuePanel {...props} isOpen={false} />);
  expect(screen.queryByText('7ELS01')).not.toBeInTheDocument();
  expect(screen.getByRole('img', { name: /2 Ablesungen/ })).toBeVisible();
  const show = screen.getByRole('button', { name: 'Anzeigen' });
  expect(show).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(show);
  expect(props.onToggle).toHaveBeenCalledTimes(1);
});

it('shows equal lines of two rates twice', async () => {
  const told = jest.spyOn(console, 'error').mockReturnValue();
  const [entry] = props.entries;
  const twice = entry ? [{ ...entry, lines: ['12 m³', '12 m³'] }] : [];
  await renderWithTexts(<QueuePanel {...props} entries={twice} />);
  expect(screen.getAllByText('12 m³')).toHaveLength(2);
  expect(told).not.toHaveBeenCalled();
  told.mockRestore();
});

const [gas, power] = props.entries;
const both = [gas, power].filter((entry) => entry !== undefined);

it.each([
  { says: 'its next row', pressed: [0, 'Erneut senden'], left: both.slice(1), to: 'Erneut senden' },
  {
    says: 'the last row, to the panel',
    pressed: [1, 'Verwerfen'],
    left: both.slice(0, 1),
    to: 'Jetzt senden',
  },
  { says: 'all of them, to the title', pressed: [0, 'Jetzt senden'], left: [], to: 'Hilfe' },
] as const)('the focus goes on when a reading goes: $says', async ({ pressed, left, to }) => {
  const [at, name] = pressed;
  const shown = (entries: QueuePanelProps['entries']) => (
    <>
      <QueuePanel {...props} entries={entries} />
      <h1 tabIndex={-1}>Hilfe</h1>
    </>
  );
  const { rerender } = await renderWithTexts(shown(both));
  screen.getAllByRole('button', { name })[at]?.focus();
  rerender(shown(left));
  expect(document.activeElement).toHaveTextContent(to);
});

it('the focus that is elsewhere stays there when a reading goes', async () => {
  const shown = (entries: QueuePanelProps['entries']) => (
    <>
      <QueuePanel {...props} entries={entries} />
      <input />
    </>
  );
  const { rerender } = await renderWithTexts(shown(both));
  await userEvent.click(screen.getAllByRole('button', { name: 'Verwerfen' })[0] ?? document.body);
  await userEvent.click(screen.getByRole('textbox'));
  rerender(shown(both.slice(1)));
  expect(screen.getByRole('textbox')).toHaveFocus();
  await userEvent.click(screen.getAllByRole('button', { name: 'Verwerfen' })[0] ?? document.body);
  await userEvent.click(document.body);
  rerender(shown([]));
  expect(document.body).toHaveFocus();
});

it('says the news of the connection, with and without waiting readings', async () => {
  const says = { title: 'Kein Internet', text: 'Lesen Sie weiter ab.', isGood: false };
  await renderWithTexts(<QueuePanel {...props} says={says} />);
  const news = screen.getByRole('status');
  expect(news).toHaveTextContent('Kein Internet Lesen Sie weiter ab.');
  const texts = within(news).getAllByRole('paragraph');
  expect(texts.map(({ textContent }) => textContent)).toEqual([says.title, says.text]);
  expect(screen.getByRole('region', { name: 'Noch nicht gesendet' })).toBeVisible();
  cleanup();
  await renderWithTexts(<QueuePanel {...props} says={says} entries={[]} />);
  expect(screen.getByRole('status')).toHaveTextContent('Kein Internet Lesen Sie weiter ab.');
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('has the sign without connection only if that is the news', async () => {
  const { container } = await renderWithTexts(<OfflineIcon />);
  const sign = container.innerHTML;
  cleanup();
  const offline = { title: 'Kein Internet', text: 'Lesen Sie weiter ab.', isGood: false };
  const shown = await renderWithTexts(<QueuePanel {...props} says={offline} />);
  expect(shown.container.innerHTML).toContain(sign);
  shown.rerender(<QueuePanel {...props} says={null} />);
  expect(shown.container.innerHTML).not.toContain(sign);
});
