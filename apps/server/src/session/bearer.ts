import type { FastifyRequest } from 'fastify';
import { ApiError } from '../app/errors';
import { applicationOfHost, type ServedApplication } from '../application/read-applications';
import type { Account } from './account';
import type { Sessions } from './sessions';

export interface Caller {
  readonly account: Account;
  readonly application: ServedApplication;
}

export type CallerOf = (request: FastifyRequest) => Promise<Caller>;

/** Every call under /api/pro begins with this: who asks, or 401. */
export function createCallerOf(
  sessions: Sessions,
  applications: readonly ServedApplication[],
): CallerOf {
  return async (request) => {
    const [, token] = /^Bearer ([\w.-]+)$/i.exec(request.headers.authorization ?? '') ?? [];
    const account = token === undefined ? null : await sessions.accountOf(token);
    const application = applicationOfHost(applications, request.hostname);
    if (account?.applicationId !== application.applicationId) throw new ApiError(401);
    return { account, application };
  };
}
