import { ROLES } from '@ablesbar/domain';
import { mailWords } from '@ablesbar/i18n';
import { Type } from '@sinclair/typebox';
import { ApiError } from '../base/errors';
import { answer, type ApiServer, orNull } from '../base/route-schemas';
import type { Database } from '../database/open-database';
import type { LimitTo } from '../limit/route-limits';
import { writtenLetter } from '../mail/letter';
import { postMail } from '../mail/waiting-mail';
import { receiptLetter } from '../receipt/receipt-letter';
import type { Callers } from '../session/bearer';
import { registrationOf, wireRegistration } from './registration';
import { doneReadings } from './done-readings';

export interface RegistrationParts {
  readonly database: Database;
  readonly callers: Callers;
  readonly clock: () => Date;
  readonly limitTo: LimitTo;
}

const NOT_REGISTERED = {
  registered: false,
  currentConfirmedCommunicationTypes: [],
  selfServiceToken: null,
};
const INFO_SCHEMA = {
  summary: 'Whether the account gets its letters by e-mail, and the token to register with.',
  response: {
    200: answer({
      registered: Type.Boolean(),
      currentConfirmedCommunicationTypes: Type.Array(Type.String()),
      selfServiceToken: orNull(Type.String()),
    }),
  },
};
const RECEIPT_SCHEMA = {
  summary: 'Sends a receipt for all readings of done jobs to the confirmed address.',
  response: { 204: Type.Null() },
};

export function registrationRoutes(server: ApiServer, parts: RegistrationParts): void {
  const { database, callers, clock, limitTo } = parts;

  server.get(
    '/api/pro/account/crm-registration-info',
    { onRequest: callers.admit, schema: INFO_SCHEMA },
    async (request) => {
      const { account, application } = callers.of(request);
      if (!application.config.crmSettings.registrationEnabled) return NOT_REGISTERED;
      return wireRegistration(await registrationOf(database, account.id));
    },
  );

  server.post(
    '/api/pro/job/reading-receipts',
    { onRequest: [callers.admit, limitTo('job-receipt')], schema: RECEIPT_SCHEMA },
    async (request, reply) => {
      const { account, application } = callers.of(request);
      const { communicationSettings, languageConfig } = application.config;
      const isAllowed =
        communicationSettings.sendingCrmRegisteredUserReadingReceiptAllowed &&
        account.roles.includes(ROLES.registeredUserReceipt);
      if (!isAllowed) throw new ApiError(403);
      const { email, confirmed_at: confirmedAt } = await registrationOf(database, account.id);
      const readings = await doneReadings(database, account.id);
      if (email === null || confirmedAt === null || readings.length === 0) throw new ApiError(409);
      const { name, language: own } = await database
        .selectFrom('account')
        .select(['name', 'language'])
        .where('id', '=', account.id)
        .executeTakeFirstOrThrow();
      const language = own ?? languageConfig.defaultLanguage;
      const words = mailWords(language, languageConfig.defaultLanguage);
      const letter = receiptLetter(words, readings, { application: application.name, language });
      await postMail(database, {
        accountId: account.id,
        fromName: application.name,
        to: { name, email },
        letter: writtenLetter(letter, words, application.name),
        now: clock(),
      });
      return reply.code(204).send();
    },
  );
}
