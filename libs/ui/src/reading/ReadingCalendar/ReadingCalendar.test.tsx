import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDay } from '@ablesbar/domain/testing';
import { renderWithTexts } from '../../testing';
import { ReadingCalendar } from './ReadingCalendar';

const today = aDay('2026-11-21');

async function show(latest = today) {
  const onChange = jest.fn();
  await renderWithTexts(
    <ReadingCalendar
      value={aDay('2026-11-20')}
      today={today}
      earliest={aDay('2026-10-22')}
      latest={latest}
      onChange={onChange}
    />,
  );
  return onChange;
}

const day = (name: RegExp) => screen.getByRole('button', { name });

test('opens at the chosen day, with the week as it is counted here', async () => {
  await show();
  expect(day(/20\. November 2026/)).toHaveFocus();
  const heads = screen.getAllByRole('columnheader', { hidden: true });
  expect(heads.map((head) => head.textContent)).toEqual(['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So']);
  expect(screen.getByText('22.10.2026 bis heute')).toBeInTheDocument();
});

test('a day is chosen by a click', async () => {
  const onChange = await show();
  await userEvent.click(day(/18\. November 2026/));
  expect(onChange.mock.calls).toEqual([['2026-11-18']]);
});

test('keys alone choose a day', async () => {
  const onChange = await show();
  await userEvent.keyboard('{ArrowUp}{ArrowRight}{Enter}');
  expect(onChange.mock.calls).toEqual([['2026-11-14']]);
});

test.each([
  { says: 'the last day', name: /21\. November 2026/, calls: [['2026-11-21']] },
  { says: 'the day after it', name: /22\. November 2026/, calls: [] },
])('$says', async ({ name, calls }) => {
  const onChange = await show();
  await userEvent.click(day(name));
  expect(onChange.mock.calls).toEqual(calls);
});

test('the first day is on the month before, and nothing before that', async () => {
  const onChange = await show();
  const [back] = screen.getAllByRole('button', { name: 'Zurück' });
  if (back) await userEvent.click(back);
  await userEvent.click(day(/21\. Oktober 2026/));
  await userEvent.click(day(/22\. Oktober 2026/));
  expect(onChange.mock.calls).toEqual([['2026-10-22']]);
});

test('today is one tap away', async () => {
  const onChange = await show(aDay('2026-11-28'));
  expect(screen.getByText('22.10.2026 bis 28.11.2026')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Heute' }));
  expect(onChange.mock.calls).toEqual([['2026-11-21']]);
});
