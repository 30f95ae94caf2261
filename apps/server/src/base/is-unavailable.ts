import { codeOf } from './start-failure';

/**
 * No server answers, the connection broke, or the server is starting or stopping. A later try can
 * succeed.
 */
const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
  '08006',
  '57P01',
  '57P02',
  '57P03',
]);

export function isUnavailable(error: unknown): boolean {
  return AWAY.has(codeOf(error) ?? '') || isLostLine(error);
}

/** Errors of the driver that have no code. */
function isLostLine(error: unknown): boolean {
  return (
    error instanceof Error &&
    /^Connection terminated|timeout exceeded when trying to connect/.test(error.message)
  );
}
