import type { FastifyRequest } from 'fastify';
import { applicationOfHost, type ServedApplication } from '../application/read-applications';
import { ApiError } from '../base/errors';
import type { AccessTokens } from './access-tokens';
import { bearerOf } from './callers';

/** A person who sends a reading without a login. */
export interface AnonymousCaller {
  readonly application: ServedApplication;
  readonly roles: readonly string[];
}

export interface AnonymousCallers {
  /** The `onRequest` of every call with an anonymous token; `callers.admit` is its counterpart for accounts. */
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
        // A valid token of an account does not allow this call.
        throw new ApiError((await accessTokens.idOf(token)) !== null && grant === null ? 403 : 401);
      }
      // The utility has switched the feature off since the token was issued.
      const { unknownUserReadingAllowed } = application.config.unknownUserReading;
      if (!unknownUserReadingAllowed) throw new ApiError(403);
      admitted.set(request, { application, roles: grant.roles });
    },
    of: (request) => {
      const caller = admitted.get(request);
      // A route without `admit` must not answer.
      if (caller === undefined) throw new ApiError(401);
      return caller;
    },
  };
}
