import { Type } from '@sinclair/typebox';
import { originOf } from '../application/read-applications';
import { ApiError } from '../base/errors';
import { answer, type ApiServer, nullable } from '../base/route-schemas';
import type { Database } from '../database/open-database';
import type { ListsInTurn } from '../job/lists-in-turn';
import type { LimitTo } from '../limit/route-limits';
import type { Post } from '../mail/create-post';
import type { Callers } from '../session/callers';
import { accountReceipt, mayGetReceipts } from './account-receipt';
import { registrationOf, wireRegistration } from './registration';

export interface RegistrationParts {
  readonly database: Database;
  readonly callers: Callers;
  readonly clock: () => Date;
  readonly limitTo: LimitTo;
  readonly listsInTurn: ListsInTurn;
  readonly post: Post;
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
      selfServiceToken: nullable(Type.String()),
    }),
  },
};
const RECEIPT_SCHEMA = {
  summary: 'Sends a receipt for all readings of done jobs to the confirmed address.',
  response: { 204: Type.Null() },
};

export function registrationRoutes(server: ApiServer, parts: RegistrationParts): void {
  const { database, callers, clock, limitTo, listsInTurn, post } = parts;

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
      if (!mayGetReceipts(application.config, account.roles)) throw new ApiError(403);
      const origin = originOf(request, application);
      // It reads the whole list.
      const receipt = await listsInTurn(account.id, () =>
        accountReceipt(database, account.id, { application, origin, now: clock() }),
      );
      if (receipt === null) throw new ApiError(409);
      await post(receipt);
      return reply.code(204).send();
    },
  );
}
