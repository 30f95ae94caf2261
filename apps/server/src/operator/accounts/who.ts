import { inConsoleLanguage } from '../../base/console-language';
import { keyFileAt, requiredKey } from '../../keys/key-file';
import { type Command, type CommandWords, OperatorFailure } from '../command';
import { APPLICATION_OPTION, chosenApplication } from '../command-application';
import { accountTexts } from './account-texts';
import { findCustomer } from './find-customer';

const PSEUDONYM = /^[0-9a-f]{16}$/;
const AT_ONCE = 10_000;

/** The log names nobody. Who has the key file and the database may still find out whom it means. */
export const who: Command = {
  name: 'who',
  example: 'who 4711',
  ...inConsoleLanguage<CommandWords>({
    de: {
      words: ['Pseudonym oder Kunde'],
      values: APPLICATION_OPTION,
      switches: {},
      summary: 'nennt den Zugang zu einem Pseudonym im Protokoll, oder umgekehrt',
      details: `In den Zeilen des Protokolls („audit“) stehen statt der Zugänge Pseudonyme aus 16 Zeichen. Zu einem Pseudonym
nennt der Befehl Benutzername und Kundennummer, zu einer Kundennummer oder einem Benutzernamen das
Pseudonym. Dazu braucht er die Schlüsseldatei; Zeilen aus der Zeit vor einer neuen Schlüsseldatei und
gelöschte Zugänge findet er nicht.`,
    },
    en: {
      words: ['pseudonym or customer'],
      values: APPLICATION_OPTION,
      switches: {},
      summary: 'names the access of a pseudonym in the log, or the other way',
      details: `The lines of the log (“audit”) have pseudonyms of 16 characters in place of the accesses. For a
pseudonym, the command names the username and the customer number; for a customer number or a username, the
pseudonym. It needs the key file, and does not find lines from before a new key file, nor deleted accesses.`,
    },
  }),
  run: async (world, given) => {
    const { database, settings, say } = world;
    const [asked = ''] = given.words;
    const key = requiredKey(keyFileAt(settings.keyFile));
    if (!PSEUDONYM.test(asked)) {
      const { applicationId } = chosenApplication(world, given);
      const { id, username } = await findCustomer(database, applicationId, asked);
      const pseudonym = key.pseudonymOf('account', id);
      say(accountTexts.pseudonymOf(username, pseudonym));
      return { username, pseudonym };
    }
    for (let last = ''; ;) {
      const accounts = await database
        .selectFrom('account')
        .select(['id', 'username', 'customer_number'])
        .where('id', '>', last)
        .orderBy('id')
        .limit(AT_ONCE)
        .execute();
      const found = accounts.find(({ id }) => key.pseudonymOf('account', id) === asked);
      if (found !== undefined) {
        say(accountTexts.accountOf(found.username, found.customer_number));
        return { username: found.username, customerNumber: found.customer_number };
      }
      const end = accounts.at(-1);
      if (end === undefined) throw new OperatorFailure(accountTexts.noPseudonym(asked));
      last = end.id;
    }
  },
};
