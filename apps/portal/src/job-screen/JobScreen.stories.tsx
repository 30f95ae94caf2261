import type { Meta } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { json } from '@ablesbar/api-client/testing';
import { aPortal, type PortalStory } from '../testing/a-portal';
import { NOW } from '../testing/a-demo-job';
import { addPhotos, enter, fill, press, sees } from '../testing/user-actions';
import { household, householdJob } from '../testing/household';
import { aPerson } from '../testing/scene';

const meta = { title: 'Portal/Ablesung', tags: ['screen'] } satisfies Meta;
export default meta;

const gas = (part: Partial<PortalStory> = {}) =>
  aPortal({
    at: '/ablesung/gas',
    as: [aPerson({ jobs: household })],
    shows: 'Zählerstände',
    ...part,
  });

/** Enters a value into the only counter, and expects this feedback. */
const entered = (integer: string, decimals: string, said: RegExp | string) =>
  gas({
    async then() {
      await enter('Verbrauch', integer, decimals);
      await sees(said);
    },
  });

export const Leer = gas();
export const ZweiTarife = gas({ at: '/ablesung/strom' });
export const Passt = entered('13440', '45', 'Passt zum bisherigen Verbrauch');
export const ZuHoch = entered('83210', '45', /Höher als erwartet/);
export const ZuNiedrig = entered('12210', '45', /Niedriger als/);
export const FruehereStaende = gas({
  async then() {
    await userEvent.click((await screen.findAllByText(/3 frühere Stände/))[0] ?? document.body);
    await sees(/Turnusablesung$/);
  },
});
export const EinFoto = gas({ then: () => addPhotos(1) });
export const DreiFotos = gas({ then: () => addPhotos(3) });
export const Kalender = gas({
  async then() {
    await press('Kalender öffnen');
    await screen.findByRole('dialog');
  },
});
export const TagUnlesbar = gas({
  async then() {
    await fill('Ablesedatum', '31.02.2026');
    await userEvent.tab();
    await sees('„31.02.2026“ ist kein Tag');
  },
});
export const Entwurf = gas({
  drafts: {
    gas: {
      values: { 'gas-1': { integer: '13440', decimals: '45' } },
      day: null,
      changedAt: new Date(NOW.getTime() - 5_400_000).toISOString(),
    },
  },
  shows: /^Entwurf von /,
});
export const NichtGeladen = gas({
  script: (server) => server.on('GET', '/api/pro/job', json(500, {})),
  shows: /konnten nicht abgerufen werden/,
});
export const Laedt = gas({
  script: (server) => server.on('GET', '/api/pro/job', 'silent'),
  shows: 'Die Ablesungen werden geladen',
});
export const NichtGefunden = gas({
  at: '/ablesung/gibt-es-nicht',
  shows: 'Diese Ablesung gibt es hier nicht',
});
export const AndereBezeichnung = gas({
  at: '/ablesung/warmwasser',
  as: [aPerson({ jobs: [householdJob('warmwasser', { kind: 'Kältezähler' })] })],
});
