import { render, screen } from '@testing-library/react';
import { StepCounter } from './StepCounter';

test('names the current step and ticks the earlier ones', () => {
  const steps = ['Zähler', 'Stand', 'Kontakt'];
  render(<StepCounter title="Schritt 2 von 3" label="Schritte" steps={steps} current={1} />);
  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(items.map((item) => item.querySelector('svg') !== null)).toEqual([true, false, false]);
});

test('the last step is ticked when it is reached', () => {
  render(<StepCounter title="Schritt 2 von 2" label="Schritte" steps={['A', 'B']} current={1} />);
  expect(screen.getAllByRole('listitem')[1]?.querySelector('svg')).not.toBeNull();
});
