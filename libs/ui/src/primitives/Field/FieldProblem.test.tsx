import { render, screen } from '@testing-library/react';
import { FieldProblem } from './Field';

test('its words are found by the id that describes the field', () => {
  render(<FieldProblem id="number-problem" problem="Geben Sie die Hausnummer ein." />);
  expect(screen.getByText('Geben Sie die Hausnummer ein.')).toHaveAttribute('id', 'number-problem');
});

test('without a problem nothing is described, and the region waits', () => {
  const { container } = render(<FieldProblem id="number-problem" problem={undefined} />);
  expect(container.querySelector('#number-problem')).toBeNull();
  expect(container.querySelector('[aria-live="polite"]')).toBeEmptyDOMElement();
});
