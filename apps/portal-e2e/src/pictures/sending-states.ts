import { expect } from '@playwright/test';
import { keepWaiting, noAnswer, RESULT, takeReadings } from './answers';
import { openJob } from './open-job';
import type { PictureWorld, State } from './state';

const GAS = 'kunde-gas';
const POWER = 'kunde-strom';

/** The form of a job with one value, and the question whether to send it. */
const asked =
  (id: string, rate: string, integer: string, decimals: string): State['show'] =>
  async (world) => {
    const { jobScreen } = world;
    await openJob(world, id);
    await jobScreen.enter(rate, integer, decimals);
    await jobScreen.sendButton.click();
    await expect(jobScreen.confirmation).toBeVisible();
  };

const gasAsked = asked(GAS, 'Verbrauch', '13210', '45');

/** Sent by that question; `after` is what the page shows then. */
const sent =
  (ask: State['show'], after: string | RegExp): State['show'] =>
  async (world) => {
    await ask(world);
    await world.jobScreen.confirmation.getByRole('button', { name: /enden$/ }).click();
    await expect(world.page.getByText(after).first()).toBeVisible();
  };

const queued: State['show'] = async (world) => {
  await noAnswer(world.page, RESULT);
  await sent(gasAsked, 'Die Ablesung ist auf diesem Gerät gespeichert')(world);
};

const REASON = 'Der Stand ist kleiner als der letzte.';
const refuse = ({ page }: PictureWorld) =>
  page.route(RESULT, (route) => route.fulfill({ status: 422, json: { message: REASON } }));

const job = (state: string, show: State['show']): State => ({ screen: 'job', state, show });

export const sendingStates: readonly State[] = [
  job('confirm', gasAsked),
  job('confirm-incomplete', asked(POWER, 'Verbrauch Hochtarif', '43310', '5')),
  job('confirm-warning', asked(GAS, 'Verbrauch', '83210', '45')),
  job('sending', async (world) => {
    await keepWaiting(world.page, RESULT);
    await sent(gasAsked, 'Wird gesendet')(world);
  }),
  job('sent', async (world) => {
    await takeReadings(world.page);
    await sent(gasAsked, 'Der Stand ist angekommen.')(world);
    await expect(
      world.page.getByRole('region', { name: 'Im selben Haus noch offen' }),
    ).toBeVisible();
  }),
  job('sent-partly', async (world) => {
    await takeReadings(world.page);
    await sent(asked(POWER, 'Verbrauch Hochtarif', '43310', '5'), '43.310,5')(world);
    await expect(world.page.getByRole('button', { name: 'Stände ergänzen' })).toBeVisible();
  }),
  job('queued', queued),
  job('refused', async (world) => {
    await refuse(world);
    await sent(gasAsked, REASON)(world);
  }),
  job('refused-later', async (world) => {
    const { page } = world;
    await queued(world);
    await page.unroute(RESULT);
    await refuse(world);
    await page.getByRole('button', { name: 'Jetzt senden' }).click();
    await expect(page.getByText('Nicht angenommen')).toBeVisible();
  }),
];
