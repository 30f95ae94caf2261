import type { FastifyRequest } from 'fastify';
import type { Callers } from '../session/bearer';
import { addressOf } from './address';
import { LIMIT_RULES, type LimitName } from './limit-rules';
import type { Limits } from './limits';

/**
 * A route's limit is one word in its `onRequest`, after the caller is known:
 *
 *     { onRequest: [callers.admit, limitTo('share-create')] }
 *     { onRequest: [limitTo('anonymous-submit'), limitTo('anonymous-submit-token')] }
 *
 * Every route with `callers.admit` has the limit 'account' already.
 */
export type LimitTo = (name: LimitName) => (request: FastifyRequest) => Promise<void>;

export function createRouteLimits(limits: Limits, callers: Callers): LimitTo {
  return (name) => (request) => limits.count(name, subjectOf(name, request, callers));
}

function subjectOf(name: LimitName, request: FastifyRequest, callers: Callers): string {
  const { by } = LIMIT_RULES[name];
  if (by === 'account') return callers.of(request).account.id;
  return by === 'address' ? addressOf(request) : (request.headers.authorization ?? '');
}
