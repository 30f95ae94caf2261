import { render, screen } from '@testing-library/react';
import { Verdict } from './Verdict';

test('the region is there before there is something to say', () => {
  const { rerender } = render(<Verdict id="v" verdict={null} />);
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

test('the picture follows the words, outside of the announced region', async () => {
  const picture = {
    label: 'Verbrauch',
    band: { word: 'üblich', lowest: 1, highest: 2 },
    before: [{ label: '2025', amount: 2 }],
    entered: { label: '2026', amount: 9, said: '9' },
  };
  render(
    <Verdict id="v" verdict={{ tone: 'warning', title: 'Mehr als sonst', reasons: [], picture }} />,
  );
  expect(screen.getByRole('status')).toHaveTextContent(/^Mehr als sonst$/);
  const drawn = await screen.findByRole('img', { name: 'Verbrauch' });
  expect(screen.getByRole('status')).not.toContainElement(drawn);
});
