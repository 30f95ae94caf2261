import type { ApiProblemKind } from './api-problem';

const kinds = {
  400: 'rejected',
  401: 'session-expired',
  403: 'forbidden',
  404: 'not-found',
  408: 'unavailable',
  409: 'conflict',
  410: 'not-found',
  413: 'too-large',
  415: 'rejected',
  422: 'rejected',
  425: 'unavailable',
  429: 'too-often',
} satisfies Record<number, ApiProblemKind>;

const kindByStatus: ReadonlyMap<string, ApiProblemKind> = new Map(Object.entries(kinds));

/** The only place that gives an HTTP status its meaning. */
export function problemKindOf(status: number): ApiProblemKind {
  if (status >= 500) return 'unavailable';
  return kindByStatus.get(String(status)) ?? 'unexpected';
}
