import { findAnonymousReading } from '../accounts/erase-anonymous';
import { findCustomer, withSubAccesses } from '../accounts/find-customer';
import type { Command, CommandInput } from '../command';
import { APPLICATION_OPTION, chosenApplication } from '../command-application';
import { ANONYMOUS_SECTIONS } from './anonymous-sections';
import { PERSON_SECTIONS } from './person-sections';
import { writePerson } from './write-person';

const FOLDER_OPTION = { folder: 'wohin; sonst auskunft-<Kunde> im aktuellen Ordner' } as const;

export const exportPerson: Command = {
  name: 'export person',
  words: ['Kunde'],
  values: { ...FOLDER_OPTION, ...APPLICATION_OPTION },
  switches: {},
  summary: 'schreibt alles über einen Kunden (Art. 15 DSGVO)',
  details: `<Kunde> ist die Kundennummer oder der Benutzername, auch der eines Unterzugangs.
Schreibt person.json und die Fotos in einen neuen Ordner: Zugang, E-Mail-Adresse, Aufträge, Ablesungen mit
Kommentaren, geteilte Zugänge, Sitzungen, E-Mails (ohne Text, darin stehen Anmeldedaten), gezählte Aufrufe.
Nicht darin: Passwörter, Links und andere Geheimnisse, und was anderen gehört: Wer für einen anderen abliest,
bekommt seine Ablesungen und nicht dessen Anschrift. Wem ein Unterzugang etwas weitergegeben hat, steht nur
als Nummer darin, und E-Mails in DATA_DIR/mail stehen ohne Empfänger darin.
Ablesungen ohne Zugang kennen keinen Kunden: export anonymous <Belegnummer> schreibt eine.`,
  run: async (world, given) => {
    const { applicationId } = chosenApplication(world, given);
    const [customer = ''] = given.words;
    await writePerson(world, {
      folder: folderOf(given, customer),
      sections: PERSON_SECTIONS,
      event: 'person-exported',
      // Letters of helpers lie in the customer's folder too, so no recipient is known to be the customer's.
      shownLetter: ({ file, writtenAt, subject }) => ({ file, writtenAt, subject }),
      find: async (transaction) => {
        const { id, username } = await findCustomer(transaction, applicationId, customer);
        return { applicationId, id, username, family: await withSubAccesses(transaction, id) };
      },
    });
  },
};

export const exportAnonymous: Command = {
  name: 'export anonymous',
  words: ['Belegnummer'],
  values: {
    ...FOLDER_OPTION,
    meter: 'die Zählernummer, wenn mehrere Ablesungen diese Belegnummer haben',
    ...APPLICATION_OPTION,
  },
  switches: {},
  summary: 'schreibt alles zu einer Ablesung ohne Zugang (Art. 15)',
  details: `Die Belegnummer zeigt die App nach dem Senden, z. B. 3F2A9C1E-7B4D.
Schreibt person.json und die Fotos in einen neuen Ordner.`,
  run: async (world, given) => {
    const { applicationId } = chosenApplication(world, given);
    const number = (given.words[0] ?? '').trim().toUpperCase();
    const wanted = { applicationId, number, meter: given.values['meter'] ?? null };
    await writePerson(world, {
      folder: folderOf(given, number),
      sections: ANONYMOUS_SECTIONS,
      event: 'anonymous-reading-exported',
      shownLetter: (letter) => letter,
      find: (transaction) => findAnonymousReading(transaction, wanted),
    });
  },
};

function folderOf({ values }: CommandInput, of: string): string {
  return values['folder'] ?? `auskunft-${of.replace(/[^\p{L}\p{N}-]+/gu, '_')}`;
}
