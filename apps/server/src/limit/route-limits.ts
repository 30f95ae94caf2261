import type { FastifyRequest } from 'fastify';
import { bearerOf, type Callers } from '../session/callers';
import { addressOf } from './address';
import { type CallerLimitName, ROUTE_LIMITS } from './limit-rules';
import type { Limits } from './limits';

/**
 * A route's limit is one word in its `onRequest`, after the caller is known:
 *
 *     { onRequest: [callers.admit, limitTo('share-create')] }
 *     { onRequest: [anonymousCallers.admit, limitTo('anonymous-submit')] }
 *
 * Every route with `callers.admit` already has the limit 'account'.
 */
export type LimitTo = (name: CallerLimitName) => (request: FastifyRequest) => Promise<void>;

export function createRouteLimits(limits: Limits, callers: Callers): LimitTo {
  return (name) => (request) => limits.count(name, subjectOf(name, request, callers));
}

function subjectOf(name: CallerLimitName, request: FastifyRequest, callers: Callers): string {
  const { by } = ROUTE_LIMITS[name];
  if (by === 'account') return callers.of(request).account.id;
  return by === 'address' ? addressOf(request) : (bearerOf(request) ?? '');
}
