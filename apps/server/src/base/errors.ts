import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from './is-unavailable';
import { codeOf } from './start-failure';

export interface FieldError {
  readonly field?: string;
  readonly message: string;
}

// Messages for people who read the network log. The app has its own texts for the customer.
const MESSAGES = {
  400: 'The request is not readable.',
  401: 'The login is not good, or no longer.',
  403: 'This is not allowed here.',
  404: 'There is nothing here.',
  405: 'This method is not for this path.',
  408: 'The request came too slowly.',
  409: 'This is not possible now.',
  413: 'The request is too large.',
  415: 'The body has to be JSON.',
  416: 'The file has no such part.',
  422: 'The request breaks a rule.',
  429: 'This was too often.',
  503: 'This is not possible at the moment.',
} as const;

/** A restarted database is available again after this time. */
const AWAY_MS = 10_000;

export type ErrorStatus = keyof typeof MESSAGES;

/**
 * Thrown wherever a call cannot be answered as requested. The error handler turns it into the
 * answer.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: ErrorStatus,
    readonly fieldErrors: readonly FieldError[] = [],
    options: ErrorOptions = {},
  ) {
    super(MESSAGES[status], options);
  }
}

/**
 * Says when the caller may try again, so that a client that waits does not call in vain. `limit` is the
 * name of what the caller has used up.
 */
export class TooOften extends ApiError {
  constructor(
    readonly retryAfterMs: number,
    readonly limit: string,
  ) {
    super(429);
  }
}

/** What is missing for a call: room for its bytes, or an answer of something behind the server. */
export const AWAY_REASONS = ['bytes', 'photos', 'database'] as const;

export type AwayReason = (typeof AWAY_REASONS)[number];

/** There is no room for this call now. Says, like `TooOften`, when the caller may try again. */
export class Busy extends ApiError {
  constructor(
    readonly reason: AwayReason,
    readonly retryAfterMs: number,
  ) {
    super(503);
  }
}

/** Something behind the server does not answer. `cause` says what, for the log. */
export class Away extends ApiError {
  constructor(
    readonly reason: AwayReason,
    options: ErrorOptions = {},
  ) {
    super(503, [], options);
  }
}

/** Hears of calls that were refused although they were right. */
export interface RefusalWatch {
  tooOften(limit: string): void;
  away(reason: AwayReason): void;
}

/**
 * Handles what a route throws and what Fastify refuses before it knows a route (`frameworkErrors`).
 */
export function createErrorAnswer(watch: RefusalWatch | null) {
  return (
    error: FastifyError,
    request: Pick<FastifyRequest, 'log' | 'raw'>,
    reply: FastifyReply,
  ): void => {
    // A caller who hangs up in the middle of a body gets no answer. The lost line looks like the database's.
    const known = request.raw.readableAborted ? new ApiError(400) : knownError(error);
    if (known instanceof TooOften) watch?.tooOften(known.limit);
    if (known instanceof Busy || known instanceof Away) watch?.away(known.reason);
    if (known instanceof Away) {
      request.log.warn(
        { err: known.cause ?? error },
        'The database or the place of the photos is away.',
      );
    }
    if (known !== null) return void sendError(reply, known);
    // Only the log gets the internal error: its message may quote the database.
    request.log.error({ err: error }, 'A call failed.');
    void reply.code(500).send({ message: 'Something went wrong here.' });
  };
}

export function sendError(reply: FastifyReply, error: ApiError) {
  const { status, message, fieldErrors } = error;
  const wait = retryAfterMsOf(error);
  if (wait !== null) reply.header('retry-after', Math.max(1, Math.ceil(wait / 1000)));
  return reply.code(status).send(fieldErrors.length > 0 ? { message, fieldErrors } : { message });
}

function retryAfterMsOf(error: ApiError): number | null {
  if (error instanceof TooOften || error instanceof Busy) return error.retryAfterMs;
  return error.status === 503 ? AWAY_MS : null;
}

/** A foreign key: the share, job or rate of a call was deleted while the call was under way. */
const PARENT_IS_GONE = '23503';

/** Keeps only the status of Fastify's own refusals. Their texts would reveal internals. */
function knownError(error: FastifyError): ApiError | null {
  if (error instanceof ApiError) return error;
  if (isUnavailable(error)) return new Away('database', { cause: error });
  if (codeOf(error) === PARENT_IS_GONE) return new ApiError(404, [], { cause: error });
  const { statusCode } = error;
  if (statusCode === undefined || statusCode >= 500) return null;
  return new ApiError(isErrorStatus(statusCode) ? statusCode : 400);
}

function isErrorStatus(status: number): status is ErrorStatus {
  return Object.hasOwn(MESSAGES, status);
}
