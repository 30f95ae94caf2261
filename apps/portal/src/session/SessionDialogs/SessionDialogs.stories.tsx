import type { Meta } from '@storybook/react-vite';
import { aPortal } from '../../testing/a-portal';
import { aQueuedReading } from '../../testing/queued-readings';
import { closeOfflineDialog, press, sees } from '../../testing/user-actions';
import { household, householdJob } from '../../testing/household';
import { neighbour } from '../../testing/people';
import { aPerson } from '../../testing/scene';

const meta = { title: 'Portal/Zugänge', tags: ['screen'] } satisfies Meta;
export default meta;

const customer = aPerson({ jobs: household });

/** Presses the bar's own button; the home screen has one with a similar name. */
const openMenu = () => press(/^Zugang: |^Zugänge: /);

export const ZugangAnmelden = aPortal({
  at: '/',
  as: [customer],
  shows: 'Ablesungen öffnen',
  async then() {
    await press('Weiteren Zugang anmelden');
    await sees('Benutzername');
  },
});
export const MehrereZugaenge = aPortal({
  at: '/',
  as: [customer, neighbour],
  shows: 'Aylin Demirtaş',
  then: openMenu,
});
export const AbmeldenMitWartendem = aPortal({
  at: '/',
  as: [customer],
  isOnline: false,
  queued: [aQueuedReading(householdJob('gas'))],
  shows: 'Ablesungen öffnen',
  async then() {
    await closeOfflineDialog();
    await openMenu();
    await press(/^Abmelden/);
    await sees('Abmelden, bevor alles gesendet ist?');
  },
});
