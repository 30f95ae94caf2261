import type { Meta } from '@storybook/react-vite';
import { NOW } from '../../testing/a-demo-job';
import { aPortal, type PortalStory } from '../../testing/a-portal';
import { manager } from '../../testing/people';
import { press, sees } from '../../testing/user-actions';

const meta = { title: 'Portal/Rundgang', tags: ['screen'] } satisfies Meta;
export default meta;

/** The house of the last meters, of which none is done. */
const round = (part: Partial<PortalStory> = {}) =>
  aPortal({
    at: '/ablesung/rundgang/verwaltung-24',
    as: [manager(24)],
    shows: 'Rundgang',
    ...part,
  });

const CELLAR = 'verwaltung-17';

export const Anfang = round();
export const Uebersprungen = round({
  async then() {
    await press('Überspringen');
    await sees('Noch 8 von 8');
  },
});
export const Nachfrage = round({
  drafts: {
    [CELLAR]: {
      values: { [`${CELLAR}-1`]: { integer: '91730', decimals: '0' } },
      day: null,
      changedAt: NOW.toISOString(),
    },
  },
  async then() {
    await press('Weiter');
  },
});
export const NichtsEingetragen = round({
  async then() {
    await press('Weiter');
    await sees(/überspringen Sie den Zähler/);
  },
});
export const Reihenfolge = round({
  async then() {
    await press('Reihenfolge ändern');
  },
});
export const Fertig = round({ at: '/ablesung/rundgang/verwaltung-1' });
