import { fireEvent, screen } from '@testing-library/react';
import { renderWithTexts } from '../../testing';
import { Verdict } from './Verdict';

test('the region is there before there is something to say', async () => {
  const { rerender } = await renderWithTexts(<Verdict id="v" verdict={null} />);
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  rerender(
    <Verdict
      id="v"
      verdict={{ tone: 'warning', title: 'Ungewöhnlicher Wert', reasons: ['Höher als erwartet.'] }}
    />,
  );
  expect(screen.getByRole('status')).toBe(region);
  expect(region).toHaveTextContent('Ungewöhnlicher WertHöher als erwartet.');
});

test('the numbers and the picture are behind one question, outside of the announced region', async () => {
  const picture = {
    label: 'Verbrauch',
    band: { word: 'üblich', lowest: 1, highest: 2 },
    before: [{ label: '2025', amount: 2 }],
    entered: { label: '2026', amount: 9, said: '9' },
  };
  const more = ['Üblich sind 1 bis 2 kWh.'];
  const verdict = { tone: 'warning', title: 'Mehr als sonst', reasons: [], more, picture } as const;
  await renderWithTexts(<Verdict id="v" verdict={verdict} />);
  expect(screen.getByRole('status')).toHaveTextContent(/^Mehr als sonst$/);
  expect(screen.queryByText('Üblich sind 1 bis 2 kWh.')).toBeNull();
  const why = screen.getByText('Warum?').closest('details');
  why?.toggleAttribute('open', true);
  fireEvent(why ?? document.body, new Event('toggle'));
  expect(screen.getByText('Üblich sind 1 bis 2 kWh.')).toBeInTheDocument();
  const drawn = await screen.findByRole('img', { name: 'Verbrauch' });
  expect(screen.getByRole('status')).not.toContainElement(drawn);
});
