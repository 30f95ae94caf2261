import { Type } from '@sinclair/typebox';
import { ApiError } from '../app/errors';
import { type ApiServer, storableText } from '../app/route-schemas';
import type { Database } from '../database/open-database';
import { domainJob, findJobs } from '../job/find-jobs';
import type { LimitTo } from '../limit/route-limits';
import type { Callers } from '../session/bearer';
import type { Passwords } from '../session/passwords';
import { createShare } from './create-share';
import { findOwnShare, findShares } from './find-shares';
import { newLogin, replaceLogin, tokenEnd } from './share-login';

export interface ShareParts {
  readonly database: Database;
  readonly callers: Callers;
  readonly passwords: Passwords;
  readonly limitTo: LimitTo;
}

const MOST_JOBS = 999;
const SHARE_PATH = '/api/pro/share/account/:shareId';

const Id = storableText({ minLength: 1, maxLength: 100 });
const ShareParams = Type.Object({ shareId: Id });
const SharedJobParams = Type.Object({ shareId: Id, jobId: Id });
const WantedShareBody = Type.Object({
  // A name of spaces alone is none.
  name: Type.String({ maxLength: 200, pattern: '^[^\\u0000]*[^\\u0000\\s][^\\u0000]*$' }),
  allowToReShare: Type.Boolean(),
  jobIds: Type.Array(Id, { minItems: 1, maxItems: MOST_JOBS }),
});
const Login = { token: Type.String(), username: Type.String(), password: Type.String() };
const Share = Type.Recursive((Inner) =>
  Type.Object({
    id: Type.String(),
    name: Type.String(),
    username: Type.String(),
    allowToReShare: Type.Boolean(),
    jobIds: Type.Array(Type.String()),
    sharedAccounts: Type.Array(Inner),
  }),
);

export function shareRoutes(server: ApiServer, parts: ShareParts): void {
  const { database, callers, passwords, limitTo } = parts;
  const onRequest = callers.admit;

  server.get(
    '/api/pro/share/account',
    {
      onRequest,
      schema: { response: { 200: Type.Object({ sharedAccounts: Type.Array(Share) }) } },
    },
    async (request) => ({
      sharedAccounts: await findShares(database, callers.of(request).account.id),
    }),
  );

  server.post(
    '/api/pro/share/job',
    { onRequest: [callers.admit, limitTo('share-create')], schema: { body: WantedShareBody } },
    (request) => createShare(parts, callers.of(request), request.body),
  );

  server.delete(
    SHARE_PATH,
    { onRequest, schema: { params: ShareParams } },
    async (request, reply) => {
      const { numDeletedRows } = await database
        .deleteFrom('account')
        .where('id', '=', request.params.shareId)
        .where('parent_id', '=', callers.of(request).account.id)
        .executeTakeFirstOrThrow();
      if (numDeletedRows === 0n) throw new ApiError(404);
      return reply.code(204).send();
    },
  );

  server.delete(
    `${SHARE_PATH}/job/:jobId`,
    { onRequest, schema: { params: SharedJobParams } },
    async (request, reply) => {
      const { shareId, jobId } = request.params;
      const share = await findOwnShare(database, callers.of(request).account.id, shareId);
      if (share === null) throw new ApiError(404);
      const { numDeletedRows } = await database
        .deleteFrom('shared_job')
        .where('account_id', '=', shareId)
        .where('job_id', '=', jobId)
        .executeTakeFirstOrThrow();
      if (numDeletedRows === 0n) throw new ApiError(404);
      return reply.code(204).send();
    },
  );

  server.post(
    `${SHARE_PATH}/login`,
    {
      onRequest: [callers.admit, limitTo('share-create')],
      schema: { params: ShareParams, response: { 200: Type.Object(Login) } },
    },
    async (request) => {
      const { shareId } = request.params;
      const { account, application } = callers.of(request);
      const share = await findOwnShare(database, account.id, shareId);
      if (share === null) throw new ApiError(404);
      const jobs = (await findJobs(database, shareId)).map((job) => domainJob(job, shareId));
      const login = await newLogin(passwords, application.config, {
        username: share.username,
        tokenEndsAt: tokenEnd(jobs, application.config),
      });
      await database
        .transaction()
        .execute((transaction) => replaceLogin(transaction, shareId, login));
      return login.shown;
    },
  );
}
