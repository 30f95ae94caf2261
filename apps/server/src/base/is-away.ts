import { codeOf } from './start-failure';

/** Nobody is there, the line broke, or the server is starting or stopping: another time it will work. */
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

export function isAway(error: unknown): boolean {
  return AWAY.has(codeOf(error) ?? '') || isLostLine(error);
}

/** What the driver says without a code. */
function isLostLine(error: unknown): boolean {
  return (
    error instanceof Error &&
    /^Connection terminated|timeout exceeded when trying to connect/.test(error.message)
  );
}
