import { Type } from '@sinclair/typebox';
import { ApiError } from '../base/errors';
import type { Audit } from '../audit/audit';
import { answer, type ApiServer, Id, storableText } from '../base/route-schemas';
import type { Database } from '../database/open-database';
import { domainJob, findJobs } from '../job/find-jobs';
import type { ListsInTurn } from '../job/lists-in-turn';
import type { LimitTo } from '../limit/route-limits';
import type { Callers } from '../session/callers';
import type { Passwords } from '../session/passwords';
import { createShare } from './create-share';
import { findOwnShare, findShares } from './find-shares';
import { newLogin, replaceLogin, tokenEnd } from './share-login';

export interface ShareParts {
  readonly database: Database;
  readonly callers: Callers;
  readonly passwords: Passwords;
  readonly limitTo: LimitTo;
  readonly listsInTurn: ListsInTurn;
  readonly audit: Audit;
}

const MOST_JOBS = 999;
/** All jobs with the longest ids. */
const CREATE_BYTES = 128 * 1024;
const SHARE_PATH = '/api/pro/share/account/:shareId';

const ShareParams = Type.Object({ shareId: Id });
const SharedJobParams = Type.Object({ shareId: Id, jobId: Id });
const WantedShareBody = Type.Object({
  // A name must not consist of spaces only.
  name: storableText({ maxLength: 200, pattern: '\\S' }),
  allowToReShare: Type.Boolean(),
  jobIds: Type.Array(Id, { minItems: 1, maxItems: MOST_JOBS }),
});
const LOGIN = { token: Type.String(), username: Type.String(), password: Type.String() };
const SHARE = {
  id: Type.String(),
  name: Type.String(),
  username: Type.String(),
  allowToReShare: Type.Boolean(),
  jobIds: Type.Array(Type.String()),
};
const ShareAnswer = Type.Recursive(
  (Inner) => answer({ ...SHARE, sharedAccounts: Type.Array(Inner) }),
  { $id: 'Share' },
);

const LIST_SCHEMA = {
  summary: 'What the account has shared, and what was passed on from there.',
  response: { 200: answer({ sharedAccounts: Type.Array(ShareAnswer) }) },
};
const CREATE_SCHEMA = {
  summary: 'A sub-access to some of the jobs; its login is shown this once.',
  body: WantedShareBody,
  response: { 200: answer({ ...SHARE, sharedAccounts: Type.Array(ShareAnswer), ...LOGIN }) },
};
const DELETE_SCHEMA = {
  summary: 'Ends a share and whatever was passed on from it.',
  params: ShareParams,
  response: { 204: Type.Null() },
};
const TAKE_BACK_SCHEMA = {
  summary: 'Takes one job out of a share and of whatever was passed on from it.',
  params: SharedJobParams,
  response: { 204: Type.Null() },
};
const LOGIN_SCHEMA = {
  summary: 'Fresh login data for a share; the old are dead at once.',
  params: ShareParams,
  response: { 200: answer(LOGIN) },
};

export function shareRoutes(server: ApiServer, parts: ShareParts): void {
  const { database, callers, passwords, limitTo, listsInTurn, audit } = parts;
  const onRequest = callers.admit;

  server.get(
    '/api/pro/share/account',
    {
      onRequest,
      schema: LIST_SCHEMA,
    },
    async (request) => ({
      sharedAccounts: await findShares(database, callers.of(request).account.id),
    }),
  );

  server.post(
    '/api/pro/share/job',
    {
      bodyLimit: CREATE_BYTES,
      onRequest: [callers.admit, limitTo('share-create')],
      schema: CREATE_SCHEMA,
    },
    async (request) => {
      const caller = callers.of(request);
      // It reads the whole list.
      const share = await listsInTurn(caller.account.id, () =>
        createShare(parts, caller, request.body),
      );
      audit.record('share-created', {
        account: share.id,
        by: caller.account.id,
        counts: { jobs: share.jobIds.length },
      });
      return share;
    },
  );

  server.delete(SHARE_PATH, { onRequest, schema: DELETE_SCHEMA }, async (request, reply) => {
    const { shareId } = request.params;
    const by = callers.of(request).account.id;
    const { numDeletedRows } = await database
      .deleteFrom('account')
      .where('id', '=', shareId)
      .where('parent_id', '=', by)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw new ApiError(404);
    audit.record('share-ended', { account: shareId, by });
    return reply.code(204).send();
  });

  server.delete(
    `${SHARE_PATH}/job/:jobId`,
    { onRequest, schema: TAKE_BACK_SCHEMA },
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
      schema: LOGIN_SCHEMA,
    },
    async (request) => {
      const { shareId } = request.params;
      const { account, application } = callers.of(request);
      const share = await findOwnShare(database, account.id, shareId);
      if (share === null) throw new ApiError(404);
      const list = await listsInTurn(shareId, () => findJobs(database, shareId));
      const jobs = list.map((job) => domainJob(job, shareId));
      const login = await newLogin(passwords, application.config, {
        username: share.username,
        tokenEndsAt: tokenEnd(jobs, application.config),
      });
      await database
        .transaction()
        .execute((transaction) => replaceLogin(transaction, shareId, login));
      audit.record('share-login-renewed', { account: shareId, by: account.id });
      return login.shown;
    },
  );
}
