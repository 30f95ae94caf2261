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
