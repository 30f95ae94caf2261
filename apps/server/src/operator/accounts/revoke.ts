import { endSessionsOf } from '../../session/refresh-tokens';
import { newSecret } from '../../session/secret';
import type { Command } from '../command';
import { APPLICATION_OPTION, chosenApplication } from '../command-application';
import { operatorTexts } from '../operator-texts';
import { findCustomer, lockFamily } from './find-customer';

export const revoke: Command = {
  name: 'revoke',
  words: ['Kunde'],
  values: APPLICATION_OPTION,
  switches: {},
  summary: 'sperrt einen Zugang und alles, was er geteilt hat',
  details: `<Kunde> ist die Kundennummer oder der Benutzername.
Passwort, Link, QR-Code und laufende Sitzungen gelten nicht mehr, auch die seiner Unterzugänge.
Aufträge und Ablesungen bleiben. Neue Anmeldedaten: letters <Datei> --customer <Kundennummer>.`,
  run: async (world, given) => {
    const { database, passwords, say } = world;
    const [customer = ''] = given.words;
    const { applicationId } = chosenApplication(world, given);
    const { id, username } = await findCustomer(database, applicationId, customer);
    // A new random password that no one knows.
    const passwordHash = await passwords.hash(newSecret());
    const ended = await database.transaction().execute(async (transaction) => {
      const ids = await lockFamily(transaction, id);
      for (const one of ids) await endSessionsOf(transaction, one);
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
    say(operatorTexts.revoked(username, ended - 1));
  },
};
