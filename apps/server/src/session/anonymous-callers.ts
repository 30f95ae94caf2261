import type { FastifyRequest } from 'fastify';
import { applicationOfHost, type ServedApplication } from '../application/read-applications';
import { ApiError } from '../base/errors';
import type { AccessTokens } from './access-tokens';
import { bearerOf } from './callers';

/** Somebody who reads a meter without a login. */
export interface AnonymousCaller {
  readonly application: ServedApplication;
  readonly roles: readonly string[];
}

export interface AnonymousCallers {
  /** The `onRequest` of every call under the anonymous token, as `callers.admit` is of the others. */
  readonly admit: (request: FastifyRequest) => Promise<void>;
  readonly of: (request: FastifyRequest) => AnonymousCaller;
}

export function createAnonymousCallers(
  accessTokens: AccessTokens,
  applications: readonly ServedApplication[],
): AnonymousCallers {
  const admitted = new WeakMap<FastifyRequest, AnonymousCaller>();
  return {
    admit: async (request) => {
      const application = applicationOfHost(applications, request.hostname);
      const token = bearerOf(request) ?? '';
      const grant = await accessTokens.anonymousOf(token);
      if (grant?.applicationId !== application.applicationId) {
        // An account's own token is good, but not for this.
        throw new ApiError((await accessTokens.idOf(token)) !== null && grant === null ? 403 : 401);
      }
      // Switched off since the token was issued.
      const { unknownUserReadingAllowed } = application.config.unknownUserReading;
      if (!unknownUserReadingAllowed) throw new ApiError(403);
      admitted.set(request, { application, roles: grant.roles });
    },
    of: (request) => {
      const caller = admitted.get(request);
      // A route that forgot to ask must not answer.
      if (caller === undefined) throw new ApiError(401);
      return caller;
    },
  };
}
