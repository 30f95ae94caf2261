import { createTexts } from '@ablesbar/i18n';
import { inConsoleLanguage } from '../../base/console-language';
import { keyFileAt, pseudonymsOf } from '../../keys/key-file';
import { alignedTable } from '../aligned-table';
import { type Command, type CommandWords, type Facts, OperatorFailure } from '../command';
import { APPLICATION_OPTION, chosenApplication } from '../command-application';
import { customerTexts } from './customer-texts';
import { findHits, MOST_HITS } from './find-hits';
import { readCustomer } from './read-customer';
import { sayCustomer } from './say-customer';

export const showCustomer: Command = {
  name: 'customer',
  example: 'customer "muster erika"',
  ...inConsoleLanguage<CommandWords>({
    de: {
      words: ['Nummer, Name oder Zähler'],
      values: APPLICATION_OPTION,
      switches: {},
      summary: 'zeigt einen Kunden: was offen, gesendet und abgelehnt ist, seine E-Mails',
      details: `Sucht nach Kundennummer, Benutzername, Zählernummer oder Auftrag; gibt es so keinen, nach Teilen des Namens
(auch der Firma und derer, die am Zähler wohnen). Mehrere Treffer erscheinen als Liste, ein einzelner ganz:
Anmeldung, E-Mail-Adresse, Aufträge mit Ständen, Zähler ohne Auftrag, abgelehnte Ablesungen mit dem Grund,
E-Mails. Ändert nichts. Wer angesehen wurde, steht mit Pseudonym im Protokoll (customer-viewed).
Von den abgelehnten Ablesungen eines Kunden bleiben die 50 neuesten, so lange RETENTION sagt; die ohne Zugang
werden nicht gespeichert (D301).`,
    },
    en: {
      words: ['number, name or meter'],
      values: APPLICATION_OPTION,
      switches: {},
      summary: 'shows a customer: what is open, sent and refused, and the e-mails',
      details: `Searches for the customer number, username, meter number or job; if there is none, for parts of the name
(also of the company and of those who live at the meter). Several hits appear as a list, a single one as a whole:
login, e-mail address, jobs with values, meters without a job, refused readings with the reason, e-mails.
Changes nothing. The log says by pseudonym who was looked at (customer-viewed).
Of a customer's refused readings, the newest 50 stay, as long as RETENTION says; those without a login are
not stored (D301).`,
    },
  }),
  run: async (world, given): Promise<Facts> => {
    const { database, settings, say, audit } = world;
    const { applicationId, config } = chosenApplication(world, given);
    const [asked = ''] = given.words;
    const hits = await findHits(database, applicationId, asked);
    const [hit, ...others] = hits;
    if (hit === undefined) throw new OperatorFailure(customerTexts.none(asked));
    if (others.length > 0) {
      const shown = hits.slice(0, MOST_HITS);
      const rows = shown.map((one) => [
        one.customerNumber,
        one.username,
        one.name,
        one.city,
        one.jobs,
      ]);
      for (const line of alignedTable([customerTexts.hits, ...rows])) say(line);
      if (hits.length > MOST_HITS) say(customerTexts.tooMany(MOST_HITS));
      await audit.record(database, 'customer-viewed', { counts: { hits: shown.length } });
      return { hits: shown };
    }
    const keyFile = keyFileAt(settings.keyFile);
    const { outbox } = settings.mail;
    const card = await readCustomer(database, hit.id, { now: world.clock(), keyFile, outbox });
    const { translations } = config.languageConfig;
    const texts = await createTexts({ language: customerTexts.language, translations });
    const pseudonym = pseudonymsOf(keyFile)('account', hit.id);
    for (const line of sayCustomer(card, pseudonym, texts)) say(line);
    await audit.record(database, 'customer-viewed', { account: hit.id });
    return { ...card, pseudonym };
  },
};
