import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { inConsoleLanguage } from '../../base/console-language';
import type { Database } from '../../database/open-database';
import { endSessionsOf } from '../../session/refresh-tokens';
import { type Command, type CommandWords, OperatorFailure } from '../command';
import { APPLICATION_OPTION, chosenApplication } from '../command-application';
import { changeDatabase, DRY_RUN } from '../dry-run';
import { accountTexts } from './account-texts';
import { findCustomer } from './find-customer';
import { loginTexts } from './login-texts';

export const changeLogin: Command = {
  name: 'change login',
  example: 'change login 4711 --username erika.m --password-file password.txt',
  ...inConsoleLanguage<CommandWords>({
    de: {
      words: ['Kunde'],
      values: {
        username: 'neuer Benutzername',
        'password-file': 'Datei, die nur das neue Passwort enthält',
        ...APPLICATION_OPTION,
      },
      switches: DRY_RUN,
      summary: 'gibt einem Zugang Benutzername oder Passwort nach Wahl',
      details: `<Kunde> ist die Kundennummer oder der Benutzername, auch der eines Unterzugangs.
Das Passwort steht in einer Datei, weil andere die Wörter eines Befehls mitlesen können.
Mit dem alten Passwort enden auch der Link und alle Sitzungen des Zugangs; ein neuer
Benutzername allein beendet nichts.`,
    },
    en: {
      words: ['customer'],
      values: {
        username: 'the new username',
        'password-file': 'a file that contains only the new password',
        ...APPLICATION_OPTION,
      },
      switches: DRY_RUN,
      summary: 'gives an access a chosen username or password',
      details: `<customer> is the customer number or the username, also that of a sub-access.
The password stands in a file, because others can read the words of a command.
With the old password, the link and all sessions of the access end too; a new
username alone ends nothing.`,
    },
  }),
  run: async (world, given) => {
    const { applicationId, config } = chosenApplication(world, given);
    const [customer = ''] = given.words;
    const { username: wanted, 'password-file': file } = given.values;
    if (wanted === undefined && file === undefined) {
      throw new OperatorFailure(loginTexts.nothingGiven);
    }
    const { loginUsernameMinLength, loginPasswordMinLength } = config.features;
    if (wanted !== undefined && wanted.length < loginUsernameMinLength) {
      throw new OperatorFailure(accountTexts.usernameTooShort(loginUsernameMinLength));
    }
    const password = file === undefined ? null : passwordIn(resolve(world.cwd, file));
    if (file !== undefined && password !== null && password.length < loginPasswordMinLength) {
      throw new OperatorFailure(loginTexts.passwordTooShort(file, loginPasswordMinLength));
    }
    const passwordHash = password === null ? null : await world.passwords.hash(password);
    const username = await changeDatabase(world.database, given, async (transaction) => {
      const { id, username: before } = await findCustomer(transaction, applicationId, customer);
      if (passwordHash !== null) {
        await endSessionsOf(transaction, id);
        // A login that was chosen is known to somebody, so that letters must not replace it.
        const known = { password_hash: passwordHash, letter_run: 'change login' };
        await transaction.updateTable('account').set(known).where('id', '=', id).execute();
      }
      if (wanted !== undefined) await rename(transaction, { id, applicationId, username: wanted });
      await world.audit.record(transaction, 'login-changed', { account: id });
      return wanted ?? before;
    });
    world.say(loginTexts.changed(username, password !== null));
    return { username };
  },
};

/** An editor ends the last line, and that is no part of the password. */
function passwordIn(path: string): string {
  return readFileSync(path, 'utf8').replace(/\r?\n$/, '');
}

async function rename(
  transaction: Database,
  {
    id,
    applicationId,
    username,
  }: { readonly id: string; readonly applicationId: string; readonly username: string },
): Promise<void> {
  const taken = await transaction
    .selectFrom('account')
    .select('id')
    .where('application_id', '=', applicationId)
    .where('username', '=', username)
    .where('id', '!=', id)
    .executeTakeFirst();
  if (taken !== undefined) throw new OperatorFailure(loginTexts.usernameTaken(username));
  await transaction.updateTable('account').set({ username }).where('id', '=', id).execute();
}
