import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDay } from '@ablesbar/domain/testing';
import { createTexts } from '@ablesbar/i18n';
import { TextsProvider } from '@ablesbar/ui';
import { DraftLine } from './DraftLine';

const today = aDay('2026-11-21');

async function open(changedAt: string | undefined, isEmpty = false) {
  const texts = await createTexts({ language: 'de', translations: {} });
  const undo = jest.fn();
  const line = (now: boolean, at = changedAt) => (
    <TextsProvider texts={texts}>
      <DraftLine changedAt={at} isEmpty={now} today={today} onDiscard={() => undo} />
    </TextsProvider>
  );
  const { rerender } = render(line(isEmpty));
  const become = (now: boolean, at?: string) => rerender(line(now, at));
  return { undo, become, said: () => screen.queryByRole('status')?.textContent ?? null };
}

test.each([
  {
    says: 'of today with its time',
    at: '2026-11-21T08:05:00Z',
    text: /^Entwurf von (heute, )?09:05/,
  },
  {
    says: 'of another day with day and time',
    at: '2026-11-20T13:32:00Z',
    text: /20\.11\.2026, 14:32/,
  },
])('the line shows a found draft $says', async ({ at, text }) => {
  const { said } = await open(at);
  expect(said()).toMatch(text);
});

test.each([
  { says: 'of an old build without a time', at: undefined, isEmpty: false, text: null },
  { says: 'without any entry', at: '2026-11-21T08:05:00Z', isEmpty: true, text: '' },
])('there is no line for a draft $says', async ({ at, isEmpty, text }) => {
  const { said } = await open(at, isEmpty);
  expect(said()).toBe(text);
  expect(screen.queryByRole('button')).toBeNull();
});

test('new entries do not change the time of the found draft', async () => {
  const { become, said } = await open('2026-11-20T13:32:00Z');
  become(false, '2026-11-21T09:59:00Z');
  expect(said()).toMatch(/14:32/);
});

test('a discarded draft can be restored until the person types again', async () => {
  const { undo, become, said } = await open('2026-11-20T13:32:00Z');
  await userEvent.click(screen.getByRole('button', { name: 'Verwerfen' }));
  become(true);
  expect(screen.getByRole('button', { name: 'Rückgängig' })).toBeVisible();
  become(false);
  expect([said(), screen.queryByRole('button')]).toEqual(['', null]);
  become(true);
  await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
  expect(undo).toHaveBeenCalledTimes(1);
});
