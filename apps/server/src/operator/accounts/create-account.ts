import { ROLES } from '@ablesbar/domain';
import { randomUUID } from 'node:crypto';
import { inConsoleLanguage } from '../../base/console-language';
import { newLogin, storeLinkToken } from '../../sharing/share-login';
import { type Command, type CommandWords, OperatorFailure } from '../command';
import { APPLICATION_OPTION, chosenApplication, originOfLetters } from '../command-application';
import { changeDatabase, DRY_RUN, isDryRun } from '../dry-run';
import { accountTexts } from './account-texts';

export const createAccount: Command = {
  name: 'create account',
  example: 'create account 4711 --name "Erika Musterfrau"',
  ...inConsoleLanguage<CommandWords>({
    de: {
      words: ['Kundennummer'],
      values: {
        name: 'nötig: wie der Zugang heißt, z. B. "Erika Musterfrau"',
        username: 'Benutzername; sonst wird einer gewürfelt',
        ...APPLICATION_OPTION,
      },
      switches: DRY_RUN,
      summary: 'legt einen Zugang an und zeigt seine Anmeldung',
      details: `Legt einen einzelnen Zugang ohne Aufträge an. Passwort und Link werden einmal gezeigt.
Zweimal aufgerufen ändert es nichts: eine Kundennummer hat einen Zugang.
Viele Zugänge auf einmal: import legt sie an, letters druckt ihre Anmeldungen.`,
    },
    en: {
      words: ['customer number'],
      values: {
        name: 'needed: what the access is called, such as "Erika Musterfrau"',
        username: 'the username; a random one if it is missing',
        ...APPLICATION_OPTION,
      },
      switches: DRY_RUN,
      summary: 'creates an access and shows its login',
      details: `Creates one access without jobs. Password and link are shown once.
A second call changes nothing: a customer number has one access.
Many accesses at once: import creates them, letters prints their logins.`,
    },
  }),
  run: async (world, given) => {
    const { database, passwords, say } = world;
    const application = chosenApplication(world, given);
    const [customer = ''] = given.words;
    const { name, username = null } = given.values;
    if (name === undefined || name.trim() === '') {
      throw new OperatorFailure(accountTexts.nameMissing);
    }
    const least = application.config.features.loginUsernameMinLength;
    if (username !== null && username.length < least) {
      throw new OperatorFailure(accountTexts.usernameTooShort(least));
    }
    const login = await newLogin(passwords, application.config, { username, tokenEndsAt: null });
    await changeDatabase(database, given, async (transaction) => {
      const id = randomUUID();
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('account')
        .values({
          id,
          application_id: application.applicationId,
          username: login.shown.username,
          password_hash: login.passwordHash,
          name: name.trim(),
          parent_id: null,
          roles: JSON.stringify([ROLES.proUser, ROLES.registeredUserReceipt]),
          customer_number: customer,
          letter_run: 'create account',
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows === 0n) {
        throw new OperatorFailure(await explainConflict(transaction, application.applicationId));
      }
      await storeLinkToken(transaction, id, login);
      await world.audit.record(transaction, 'account-created', { account: id });
      return id;
    });
    if (isDryRun(given)) {
      say(accountTexts.accountPossible);
      return { customerNumber: customer };
    }
    const { username: madeName, password, token } = login.shown;
    const link = `${originOfLetters(world, application, given)}/m/${token}`;
    say(accountTexts.accountMade(login.shown));
    say(accountTexts.linkMade(link));
    say(accountTexts.shownOnce);
    return { customerNumber: customer, username: madeName, password, link };

    async function explainConflict(
      within: typeof database,
      applicationId: string,
    ): Promise<string> {
      const known = await within
        .selectFrom('account')
        .select('id')
        .where('application_id', '=', applicationId)
        .where('customer_number', '=', customer)
        .executeTakeFirst();
      return known === undefined
        ? accountTexts.usernameTaken(login.shown.username)
        : accountTexts.accountExists(customer);
    }
  },
};
