import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithTexts } from '../../testing';
import { CommentInput } from './CommentInput';

const offered = ['Zähler getauscht', 'Leerstand'];
const free = { isRequired: false, isFreeText: true };

async function show(props: Partial<Parameters<typeof CommentInput>[0]> = {}) {
  function Written() {
    const [value, setValue] = useState(props.value ?? '');
    return (
      <CommentInput
        inputId="comment"
        field={free}
        offered={offered}
        {...props}
        value={value}
        onChange={setValue}
      />
    );
  }
  await renderWithTexts(<Written />);
}

test('own words can be written, and are counted', async () => {
  await show();
  expect(screen.queryByText(/von 1\.000/)).not.toBeInTheDocument();
  const text = screen.getByRole('textbox', { name: 'Hinweis an den Versorger freiwillig' });
  expect(text).toHaveAccessibleDescription('Mindestens 5 Zeichen');
  expect(text).not.toBeRequired();
  await userEvent.type(text, 'Neu 🏠');
  expect(screen.getByText('5 von 1.000 Zeichen')).toBeInTheDocument();
});

test('an offered comment is written by a tap, and taken away by another', async () => {
  await show();
  const chip = screen.getByRole('button', { name: 'Leerstand', pressed: false });
  await userEvent.click(chip);
  expect(screen.getByRole('textbox')).toHaveValue('Leerstand');
  expect(chip).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(chip);
  expect(screen.getByRole('textbox')).toHaveValue('');
});

test('without free text there is no text field', async () => {
  await show({ field: { isRequired: true, isFreeText: false }, problem: 'Hinweis nötig.' });
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  const group = screen.getByRole('group', { name: 'Hinweis an den Versorger (nötig)' });
  expect(group).toHaveAccessibleDescription('Hinweis nötig.');
  expect(group).toHaveAttribute('id', 'comment');
  await userEvent.click(screen.getByRole('button', { name: 'Leerstand' }));
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('Leerstand');
});

test('an offered comment is optional, too', async () => {
  await show({ field: { isRequired: false, isFreeText: false } });
  expect(screen.getByRole('group', { name: 'Hinweis an den Versorger freiwillig' })).toBeVisible();
});

test.each([
  { says: 'own words', isFreeText: true },
  { says: 'a choice', isFreeText: false },
])('the problem of $says appears in a region that existed before', async ({ isFreeText }) => {
  const input = (problem?: string) => (
    <CommentInput
      inputId="comment"
      field={{ isRequired: true, isFreeText }}
      offered={offered}
      value=""
      problem={problem}
      onChange={() => undefined}
    />
  );
  const { container, rerender } = await renderWithTexts(input());
  const region = container.querySelector('[aria-live="polite"]');
  expect(region).toBeEmptyDOMElement();
  rerender(input('Hinweis nötig.'));
  expect(region).toHaveTextContent('Hinweis nötig.');
});

test('a required comment is marked as required', async () => {
  await show({ field: { isRequired: true, isFreeText: true }, problem: 'Hinweis nötig.' });
  const text = screen.getByRole('textbox', { name: 'Hinweis an den Versorger (nötig)' });
  expect(text).toBeRequired();
  expect(text).toHaveAccessibleDescription('Mindestens 5 Zeichen Hinweis nötig.');
});

test.each([
  { says: 'far from the limit the count is not said', length: 979, said: 0 },
  { says: 'near the limit it is', length: 980, said: 1 },
])('$says', async ({ length, said }) => {
  await show({ value: 'a'.repeat(length) });
  expect(screen.queryAllByRole('status')).toHaveLength(said);
});

test('without offers there is only the text', async () => {
  await show({ offered: [] });
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});
