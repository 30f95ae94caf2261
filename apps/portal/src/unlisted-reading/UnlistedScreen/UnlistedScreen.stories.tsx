import type { Meta } from '@storybook/react-vite';
import { json } from '@ablesbar/api-client/testing';
import { aPortal, type PortalStory } from '../../testing/a-portal';
import { addPhotos, enter, fill, press, sees } from '../../testing/user-actions';
import { household } from '../../testing/household';
import { neighbour } from '../../testing/people';
import { aPerson } from '../../testing/scene';

const meta = { title: 'Portal/Zähler melden', tags: ['screen'] } satisfies Meta;
export default meta;

const unlisted = (part: Partial<PortalStory> = {}) =>
  aPortal({
    at: '/ablesung/neu',
    as: [aPerson({ jobs: household })],
    shows: 'Ihr Zähler fehlt? Hier melden.',
    ...part,
  });

async function fillIn() {
  await fill('Zählernummer', '1ESY1160123456');
  await enter('Zählerstand', '4521', '5');
}
async function ask() {
  await fillIn();
  await press('Zählerstand senden');
  await sees(/senden\?$/);
}

export const Leer = unlisted();
export const Ausgefuellt = unlisted({
  async then() {
    await fillIn();
    await addPhotos(1);
  },
});
export const NummerFalsch = unlisted({
  async then() {
    await fill('Zählernummer', '1ESY');
    await enter('Zählerstand', '4521', '5');
  },
});
export const MehrereZugaenge = unlisted({
  as: [aPerson({ jobs: household }), neighbour],
  shows: 'Für welchen Zugang?',
});
export const Nachfrage = unlisted({ then: ask });
export const Abgelehnt = unlisted({
  script: (server) =>
    server.on(
      'POST',
      '/api/pro/unknown-reading',
      json(422, { message: 'Die Nummer ist unbekannt.' }),
    ),
  async then() {
    await ask();
    await press('Senden');
    await sees('Senden fehlgeschlagen');
  },
});
export const NichtErlaubt = unlisted({
  config: { features: { unknownReadingsAllowed: false } },
  shows: 'Nicht erlaubt',
});
