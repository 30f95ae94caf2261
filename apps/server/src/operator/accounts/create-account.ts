import { ROLES } from '@ablesbar/domain';
import { randomUUID } from 'node:crypto';
import { newLogin, storeLinkToken } from '../../sharing/share-login';
import { type Command, OperatorFailure } from '../command';
import { APPLICATION_OPTION, chosenApplication, originOfLetters } from '../command-application';
import { operatorTexts } from '../operator-texts';

export const createAccount: Command = {
  name: 'create account',
  words: ['Kundennummer'],
  values: {
    name: 'nötig: wie der Zugang heißt, z. B. "Erika Musterfrau"',
    username: 'Benutzername; sonst wird einer gewürfelt',
    ...APPLICATION_OPTION,
  },
  switches: {},
  summary: 'legt einen Zugang an und zeigt seine Anmeldung',
  details: `Legt einen einzelnen Zugang ohne Aufträge an. Passwort und Link werden einmal gezeigt.
Zweimal aufgerufen ändert es nichts: eine Kundennummer hat einen Zugang.
Viele Zugänge auf einmal: import legt sie an, letters druckt ihre Anmeldungen.`,
  run: async (world, given) => {
    const { database, passwords, say } = world;
    const application = chosenApplication(world, given);
    const [customer = ''] = given.words;
    const { name, username = null } = given.values;
    if (name === undefined || name.trim() === '') {
      throw new OperatorFailure(operatorTexts.nameMissing);
    }
    const least = application.config.features.loginUsernameMinLength;
    if (username !== null && username.length < least) {
      throw new OperatorFailure(operatorTexts.usernameTooShort(least));
    }
    const login = await newLogin(passwords, application.config, { username, tokenEndsAt: null });
    await database.transaction().execute(async (transaction) => {
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
    });
    say(operatorTexts.accountMade(login.shown));
    say(
      operatorTexts.linkMade(
        `${originOfLetters(world, application, given)}/m/${login.shown.token}`,
      ),
    );
    say(operatorTexts.shownOnce);

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
        ? operatorTexts.usernameTaken(login.shown.username)
        : operatorTexts.accountExists(customer);
    }
  },
};
