import type { FastifyRequest } from 'fastify';
import { applicationOfHost, type ServedApplication } from '../application/read-applications';
import { ApiError } from '../base/errors';
import type { Limits } from '../limit/limits';
import type { Account } from './account';
import type { Sessions } from './sessions';

export interface Caller {
  readonly account: Account;
  readonly application: ServedApplication;
}

export interface Callers {
  /** The `onRequest` of every route under /api/pro. It answers 401 before the body is read. */
  readonly admit: (request: FastifyRequest) => Promise<void>;
  readonly of: (request: FastifyRequest) => Caller;
}

/** The token of a call; null if it has none. */
export function bearerOf({ headers }: FastifyRequest): string | null {
  const [, token] = /^Bearer ([\w.-]+)$/i.exec(headers.authorization ?? '') ?? [];
  return token ?? null;
}

export function createCallers(
  sessions: Sessions,
  applications: readonly ServedApplication[],
  limits: Limits,
): Callers {
  const admitted = new WeakMap<FastifyRequest, Caller>();
  return {
    admit: async (request) => {
      const token = bearerOf(request);
      const account = token === null ? null : await sessions.accountOf(token);
      const application = applicationOfHost(applications, request.hostname);
      if (account?.applicationId !== application.applicationId) throw new ApiError(401);
      await limits.count('account', account.id);
      admitted.set(request, { account, application });
    },
    of: (request) => {
      const caller = admitted.get(request);
      // A route without `admit` must not answer.
      if (caller === undefined) throw new ApiError(401);
      return caller;
    },
  };
}
