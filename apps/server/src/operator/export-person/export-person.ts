import { inConsoleLanguage } from '../../base/console-language';
import { findAnonymousReading } from '../accounts/erase-anonymous';
import { findCustomer, withSubAccesses } from '../accounts/find-customer';
import type { Command, CommandInput, CommandWords } from '../command';
import { APPLICATION_OPTION, chosenApplication } from '../command-application';
import { ANONYMOUS_SECTIONS } from './anonymous-sections';
import { PERSON_SECTIONS } from './person-sections';
import { writePerson } from './write-person';

const FOLDER_OPTION = inConsoleLanguage({
  de: { folder: 'wohin; sonst auskunft-<Kunde> im aktuellen Ordner' },
  en: { folder: 'where to; otherwise auskunft-<customer> in the current folder' },
});

export const exportPerson: Command = {
  name: 'export person',
  example: 'export person 4711 --folder auskunft',
  ...inConsoleLanguage<CommandWords>({
    de: {
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
    },
    en: {
      words: ['customer'],
      values: { ...FOLDER_OPTION, ...APPLICATION_OPTION },
      switches: {},
      summary: 'writes everything about a customer (Art. 15 GDPR)',
      details: `<customer> is the customer number or the username, also that of a sub-access.
Writes person.json and the photos into a new folder: access, e-mail address, jobs, readings with comments,
shared accesses, sessions, e-mails (without text, which holds logins), counted calls.
Not in it: passwords, links and other secrets, and what belongs to others: who reads for somebody else gets
the readings and not that person's address. To whom a sub-access has passed something on stands in it only
as a number, and e-mails in DATA_DIR/mail stand in it without recipient.
Readings without a login know no customer: export anonymous <receipt number> writes one.`,
    },
  }),
  run: async (world, given) => {
    const { applicationId } = chosenApplication(world, given);
    const [customer = ''] = given.words;
    return writePerson(world, {
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
  example: 'export anonymous 3F2A9C1E-7B4D',
  ...inConsoleLanguage<CommandWords>({
    de: {
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
    },
    en: {
      words: ['receipt number'],
      values: {
        ...FOLDER_OPTION,
        meter: 'the meter number, if several readings have this receipt number',
        ...APPLICATION_OPTION,
      },
      switches: {},
      summary: 'writes everything about a reading without a login (Art. 15)',
      details: `The app shows the receipt number after sending, such as 3F2A9C1E-7B4D.
Writes person.json and the photos into a new folder.`,
    },
  }),
  run: async (world, given) => {
    const { applicationId } = chosenApplication(world, given);
    const number = (given.words[0] ?? '').trim().toUpperCase();
    const wanted = { applicationId, number, meter: given.values['meter'] ?? null };
    return writePerson(world, {
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
