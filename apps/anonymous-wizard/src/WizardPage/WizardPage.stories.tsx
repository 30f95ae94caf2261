import type { Meta } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { json } from '@ablesbar/api-client/testing';
import { aWizard, type WizardStory } from '../testing/a-wizard';

const meta = { title: 'Ohne Zugang/Schritte', tags: ['screen'] } satisfies Meta;
export default meta;

const CONTACT = {
  Vorname: 'Jürgen',
  Nachname: 'Weißmüller',
  Straße: 'Bürgermeister-Schröder-Straße',
  Hausnummer: '102a',
  Postleitzahl: '39999',
  Ort: 'Neuenbrück',
} as const;
const RESULTS = '/api/unknown-readings/results';

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

async function toReading(number = '7ELS0098127734') {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Zählernummer' }), number);
  await press('Weiter zum Stand');
  await heading('Zählerstand');
}
async function enterReading(integer: string) {
  const counter = await screen.findByRole('group', { name: 'Verbrauch' });
  await userEvent.type(within(counter).getByRole('textbox', { name: /Vor dem Komma/ }), integer);
}
async function toContact() {
  await toReading();
  await enterReading('13210');
  await press('Weiter zum Kontakt');
  await heading('Kontakt');
}
async function enterContact() {
  for (const [name, text] of Object.entries(CONTACT)) {
    await userEvent.type(await screen.findByRole('textbox', { name }), text);
  }
}
async function toSummary() {
  await toContact();
  await enterContact();
  await press('Weiter zur Prüfung');
  await heading('Prüfen und senden');
}
async function send() {
  await toSummary();
  await userEvent.click(await screen.findByRole('checkbox'));
  await press('Zählerstand senden');
}

const wizard = (part: Partial<WizardStory> = {}) =>
  aWizard({ shows: 'Welche Bauart ist es?', ...part });

export const Zaehler = wizard();
export const ZaehlerErkannt = wizard({
  async then() {
    const number = await screen.findByRole('textbox', { name: 'Zählernummer' });
    await userEvent.type(number, '1ESY1160123456');
    await screen.findByText('Erkannt: Strom');
  },
});
export const ZaehlerUnvollstaendig = wizard({
  async then() {
    const number = await screen.findByRole('textbox', { name: 'Zählernummer' });
    await userEvent.type(number, '1ESY');
    await userEvent.tab();
  },
});
export const Stand = wizard({ then: () => toReading() });
export const StandZweiTarife = wizard({
  async then() {
    await toReading('1ESY1160123456');
    await press('+ Tarif hinzufügen');
  },
});
export const StandEingetragen = wizard({
  async then() {
    await toReading();
    await enterReading('13210');
  },
});
export const Kontakt = wizard({ then: toContact });
export const KontaktFalsch = wizard({
  async then() {
    await toContact();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Postleitzahl' }), '39');
    await userEvent.tab();
  },
});
export const KontaktEingetragen = wizard({
  async then() {
    await toContact();
    await enterContact();
  },
});
export const Pruefen = wizard({ then: toSummary });
export const WirdGesendet = wizard({
  script: (server) => server.on('POST', RESULTS, 'silent'),
  async then() {
    await send();
    await screen.findByText('Wird gesendet');
  },
});
export const Abgebrochen = wizard({
  script: (server) => server.on('POST', RESULTS, 'lost'),
  async then() {
    await send();
    await screen.findByText(/^Die Verbindung brach ab/);
  },
});
export const Abgelehnt = wizard({
  script: (server) => server.on('POST', RESULTS, json(422, {})),
  async then() {
    await send();
    await screen.findByText(/^Der Versorger hat die Angaben nicht angenommen/);
  },
});
export const FertigZweiZaehler = wizard({
  async then() {
    await send();
    // Until then, the only checkbox is the consent of the step before.
    await heading('Zählerstand gesendet');
    await userEvent.click(await screen.findByRole('checkbox'));
    await press('Weiteren Zähler melden');
    await toReading('8SEN0117723401');
    await enterReading('482');
    await press('Weiter zur Prüfung');
    await userEvent.click(await screen.findByRole('checkbox'));
    await press('Zählerstand senden');
    await heading('Zählerstand gesendet');
  },
});
export const Fertig = wizard({
  async then() {
    await send();
    await heading('Zählerstand gesendet');
  },
});
