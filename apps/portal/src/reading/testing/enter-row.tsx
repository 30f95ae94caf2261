import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aJob, aMeter, aRateTask } from '@ablesbar/domain/testing';
import { openForm } from './open-form';
import type { RequiredRow } from './required-row';

export const PLAIN = 'Zählerstand senden?';
export const WARNING = 'Stimmt dieser Stand?';
export const NOTE_ASKED = 'Mit diesem Hinweis senden?';

/** Open points, as the list beside the button names them. */
export const PHOTO = 'Foto hinzufügen';
export const NOTE = 'Hinweis schreiben';
export const WRONG = 'Zählerstand korrigieren';

export async function typeValue(typed: string, rate = 'Verbrauch'): Promise<void> {
  const counter = within(screen.getByRole('group', { name: rate }));
  await userEvent.click(counter.getByRole('textbox', { name: /Vor dem Komma/ }));
  await userEvent.keyboard(typed);
}

/** Fills in the form as the row says, and sends it if it can be sent. */
export async function enterRow(row: RequiredRow): Promise<void> {
  const { features = {}, meterReading = {}, task = {}, window = {}, photos = 0 } = row;
  const job = aJob({
    config: { features, meterReading: { validationFeedbackDelay: 0, ...meterReading } },
    jobConstraints: { ...aJob().jobConstraints, ...window },
    meter: aMeter({ meterRateTasks: [aRateTask(task)] }),
  });
  const { sent } = await openForm(job, { photos });
  await fillIn(row);
  const send = screen.getByRole('button', { name: 'Zählerstand senden' });
  const { open, asks } = row;
  expect(send).toHaveAccessibleDescription(
    open.length === 0 ? '' : ['Noch offen', ...open].join(' '),
  );
  if (asks === undefined) {
    expect(send).toBeDisabled();
    return;
  }
  await userEvent.click(send);
  expect(screen.getByRole('dialog', { name: asks })).toBeVisible();
  const yes = asks === PLAIN ? 'Senden' : 'Trotzdem senden';
  await userEvent.click(screen.getByRole('button', { name: yes }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.record.payload).toMatchObject(row.sends ?? {});
}

async function fillIn({ typed, comment, chosen, day }: RequiredRow): Promise<void> {
  if (typed !== '') await typeValue(typed);
  if (comment !== undefined) {
    await userEvent.type(screen.getByRole('textbox', { name: /Hinweis/ }), comment);
  }
  if (chosen !== undefined) await userEvent.click(screen.getByRole('button', { name: chosen }));
  if (day !== undefined) {
    const input = screen.getByRole('textbox', { name: 'Ablesedatum' });
    await userEvent.clear(input);
    await userEvent.type(input, day);
    await userEvent.tab();
  }
}
