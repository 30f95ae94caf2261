import type { IncomingMessage, ServerResponse } from 'node:http';
import { finished } from 'node:stream';
import { ApiError } from '../base/errors';

const WINDOW_MS = 30_000;
/**
 * In each window, so much of the announced length has to arrive. The apps give a body up that comes more
 * slowly than its length in five minutes (ten windows), so this leaves a phone in a cellar half of each
 * window without a signal. A body that holds much room has to come faster than a small one.
 */
const LEAST_SHARE = 1 / 20;

/** Ends a body that comes too slowly. Otherwise, a few callers without haste could hold all room. */
export function endSlowBody(request: IncomingMessage, answer: ServerResponse, bytes: number): void {
  const { socket } = request;
  let before = socket.bytesRead;
  const watch = setInterval(() => {
    if (request.complete) return clearInterval(watch);
    const arrived = socket.bytesRead - before;
    before = socket.bytesRead;
    // Fastify hears it as a failure of the body and answers. Destroying the request would lose the answer.
    if (arrived < bytes * LEAST_SHARE) request.emit('error', new ApiError(408));
  }, WINDOW_MS).unref();
  finished(answer, () => clearInterval(watch));
}
