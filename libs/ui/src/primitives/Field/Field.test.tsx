import { render, screen } from '@testing-library/react';
import { Field } from './Field';

test('names and describes its control', () => {
  render(
    <Field label="Benutzername" hint="Steht auf der Karte" problem="Geben Sie den Namen ein.">
      {(control) => <input {...control} />}
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Benutzername' });
  expect(input).toHaveAccessibleDescription('Steht auf der Karte Geben Sie den Namen ein.');
  expect(input).toBeInvalid();
});

test('a doubt is shown and is not an error', () => {
  render(
    <Field label="Hinweis" problem="Das ist sehr kurz." isDoubt>
      {(control) => <input {...control} />}
    </Field>,
  );
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Das ist sehr kurz.');
  expect(screen.getByRole('textbox')).toBeValid();
});

test('without a problem nothing is invalid', () => {
  render(<Field label="Benutzername">{(control) => <input {...control} />}</Field>);
  expect(screen.getByRole('textbox')).toBeValid();
  expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby');
});

test.each([
  { says: 'a problem', isDoubt: false },
  { says: 'a doubt', isDoubt: true },
])('$says appears in a polite region that existed before', ({ isDoubt }) => {
  const field = (problem?: string) => (
    <Field label="Hinweis" problem={problem} isDoubt={isDoubt}>
      {(control) => <input {...control} />}
    </Field>
  );
  const { container, rerender } = render(field());
  const region = container.querySelector('[aria-live="polite"]');
  expect(region).toBeEmptyDOMElement();
  rerender(field('Das ist sehr kurz.'));
  expect(region).toHaveTextContent('Das ist sehr kurz.');
});
