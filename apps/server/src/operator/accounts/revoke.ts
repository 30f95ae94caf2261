import { inConsoleLanguage } from '../../base/console-language';
import { endRegistrationLinks } from '../../registration/consent';
import { endSessionsOf } from '../../session/refresh-tokens';
import { newSecret } from '../../session/secret';
import type { Command, CommandWords } from '../command';
import { APPLICATION_OPTION, chosenApplication } from '../command-application';
import { changeDatabase, DRY_RUN } from '../dry-run';
import { accountTexts } from './account-texts';
import { findCustomer, lockFamily } from './find-customer';

export const revoke: Command = {
  name: 'revoke',
  example: 'revoke 4711',
  ...inConsoleLanguage<CommandWords>({
    de: {
      words: ['Kunde'],
      values: APPLICATION_OPTION,
      switches: DRY_RUN,
      summary: 'sperrt einen Zugang und alles, was er geteilt hat',
      details: `<Kunde> ist die Kundennummer oder der Benutzername.
Passwort, Link, QR-Code und laufende Sitzungen gelten nicht mehr, auch die seiner Unterzugänge.
Aufträge und Ablesungen bleiben. Neue Anmeldedaten: letters <Datei> --customer <Kundennummer>.`,
    },
    en: {
      words: ['customer'],
      values: APPLICATION_OPTION,
      switches: DRY_RUN,
      summary: 'ends an access and all that it has shared',
      details: `<customer> is the customer number or the username.
Password, link, QR code and running sessions end, also those of its sub-accesses.
Jobs and readings stay. A new login: letters <file> --customer <customer number>.`,
    },
  }),
  run: async (world, given) => {
    const { database, passwords, say } = world;
    const [customer = ''] = given.words;
    const { applicationId } = chosenApplication(world, given);
    const { id, username } = await findCustomer(database, applicationId, customer);
    // A new random password that no one knows.
    const passwordHash = await passwords.hash(newSecret());
    const ended = await changeDatabase(database, given, async (transaction) => {
      const ids = await lockFamily(transaction, id);
      for (const one of ids) await endSessionsOf(transaction, one);
      await endRegistrationLinks(transaction, ids);
      await transaction
        .updateTable('account')
        .set({ password_hash: passwordHash })
        .where('id', 'in', ids)
        .execute();
      await world.audit.record(transaction, 'access-revoked', {
        account: id,
        counts: { accounts: ids.length },
      });
      return ids.length;
    });
    say(accountTexts.revoked(username, ended - 1));
    return { username, subAccesses: ended - 1 };
  },
};
