import { keyFileAt } from '../../keys/key-file';
import { consoleTexts } from '../../base/console-texts';
import { type Command, OperatorFailure } from '../command';
import { APPLICATION_OPTION, chosenApplication } from '../command-application';
import { operatorTexts } from '../operator-texts';
import { findCustomer } from './find-customer';

const PSEUDONYM = /^[0-9a-f]{16}$/;
const AT_ONCE = 10_000;

/** The log names nobody. Who has the key file and the database may still find out whom it means. */
export const who: Command = {
  name: 'who',
  words: ['Pseudonym oder Kunde'],
  values: APPLICATION_OPTION,
  switches: {},
  summary: 'nennt den Zugang zu einem Pseudonym im Protokoll, oder umgekehrt',
  details: `In den Zeilen des Protokolls („audit“) stehen statt der Zugänge Pseudonyme aus 16 Zeichen. Zu einem Pseudonym
nennt der Befehl Benutzername und Kundennummer, zu einer Kundennummer oder einem Benutzernamen das
Pseudonym. Dazu braucht er die Schlüsseldatei; Zeilen aus der Zeit vor einer neuen Schlüsseldatei und
gelöschte Zugänge findet er nicht.`,
  run: async (world, given) => {
    const { database, settings, say } = world;
    const [asked = ''] = given.words;
    const keyFile = keyFileAt(settings.keyFile);
    const key = keyFile.read();
    if (key === null) throw new OperatorFailure(consoleTexts.noKeyFile(keyFile.path));
    if (!PSEUDONYM.test(asked)) {
      const { applicationId } = chosenApplication(world, given);
      const { id, username } = await findCustomer(database, applicationId, asked);
      return say(operatorTexts.pseudonymOf(username, key.pseudonymOf('account', id)));
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
        return say(operatorTexts.accountOf(found.username, found.customer_number));
      }
      const end = accounts.at(-1);
      if (end === undefined) throw new OperatorFailure(operatorTexts.noPseudonym(asked));
      last = end.id;
    }
  },
};
