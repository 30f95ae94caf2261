import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showDateField } from '../../testing/show-date-field';
import { TypedDate } from './TypedDate';

const show = (onSend?: () => void) => showDateField(TypedDate, onSend);

test.each([
  { says: 'a short day', typed: '1.11.26{Enter}', told: [['2026-11-01']] },
  { says: 'a whole one at once', typed: '01.11.2026', told: [['2026-11-01']] },
  { says: 'not before its year is whole', typed: '1.11.202', told: [] },
  { says: 'without a year', typed: '1.11.{Enter}', told: [['2026-11-01']] },
  { says: 'an emptied field means today', typed: '{Enter}', told: [['2026-11-21']] },
  {
    says: 'beyond the limits, which are judged outside',
    typed: '1.1.2026',
    told: [['2026-01-01']],
  },
])('is typed: $says', async ({ typed, told }) => {
  const { input, onChange } = await show();
  await userEvent.clear(input);
  await userEvent.type(input, typed);
  expect(onChange.mock.calls).toEqual(told);
});

test('is shown as it is typed, in full after leaving', async () => {
  const { input } = await show();
  expect(input).toHaveValue('20.11.2026');
  await userEvent.clear(input);
  await userEvent.type(input, '1.11.26');
  expect(input).toHaveValue('1.11.26');
  await userEvent.tab();
  expect(input).toHaveValue('01.11.2026');
});

test('an impossible day is reported, and the field returns to the valid day', async () => {
  const { input, onChange } = await show();
  await userEvent.clear(input);
  await userEvent.type(input, '31.2.26');
  await userEvent.tab();
  expect(onChange).not.toHaveBeenCalled();
  expect(input).toHaveValue('20.11.2026');
  expect(screen.getByRole('status')).toHaveTextContent(
    '„31.2.26“ ist kein TagSchreiben Sie ihn so: 21.11.2026. Solange bleibt es beim 20.11.2026.',
  );
  await userEvent.type(input, '1');
  expect(screen.queryByText(/ist kein Tag/)).not.toBeInTheDocument();
});

test.each([
  { says: 'a day that can be read', typed: '1.11.26{Enter}', sent: 1 },
  { says: 'an emptied field', typed: '{Enter}', sent: 1 },
  { says: 'an untouched field', typed: null, sent: 1 },
  { says: 'an impossible day not', typed: '31.2.26{Enter}', sent: 0 },
  { says: 'an unfinished day not', typed: '1{Enter}', sent: 0 },
  {
    says: 'an impossible day once it is mended',
    typed: '31.2.26{Enter}',
    mended: '1.11.26',
    sent: 1,
  },
])('Enter sends the form with $says', async ({ typed, mended, sent }) => {
  const onSend = jest.fn();
  const { input } = await show(onSend);
  if (typed !== null) await userEvent.clear(input);
  await userEvent.type(input, typed ?? '{Enter}');
  if (mended !== undefined) {
    await userEvent.clear(input);
    await userEvent.type(input, `${mended}{Enter}`);
  }
  expect(onSend).toHaveBeenCalledTimes(sent);
  expect(screen.queryAllByText(/ist kein Tag/)).toHaveLength(1 - sent);
});

test('choosing a day closes the calendar', async () => {
  const { input, onChange } = await show();
  await userEvent.click(screen.getByRole('button', { name: 'Kalender öffnen' }));
  const dialog = screen.getByRole('dialog', { name: 'Ablesedatum wählen' });
  await userEvent.click(await within(dialog).findByRole('button', { name: /18\. November/ }));
  expect(onChange.mock.calls).toEqual([['2026-11-18']]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(input).toHaveValue('18.11.2026');
});
