import type { FastifyRequest, preParsingAsyncHookHandler } from 'fastify';
import { finished } from 'node:stream';
import { Busy, TooOften } from '../base/errors';

const KB = 1024;
const MB = 1024 * KB;

/** Room for three photos per rate as text and a reserve. The contract asks for at least 25 MB. */
const MOST_BYTES = 32 * MB;
/**
 * What the bodies of all calls together may take. A body costs about five times its length: as text, as
 * parsed text and as pictures.
 */
const IN_FLIGHT_BYTES = 64 * MB;
/** A body that costs so little that it is not counted. */
const SMALL_BYTES = 64 * KB;
const LARGE_BYTES = MB;
const MOST_LARGE = 2;
const RETRY_MS = 5000;

/** The options of a route that takes photos. All other routes take only small bodies. */
export interface PhotoBody {
  readonly bodyLimit: number;
  readonly preParsing: preParsingAsyncHookHandler;
}

/** `callerOf` says whose large bodies are counted together. */
export type PhotoBodies = (callerOf: (request: FastifyRequest) => string) => PhotoBody;

/** The reserved bytes, and how many can be reserved. */
export interface ByteBudget {
  readonly inUse: number;
  readonly most: number;
}

/**
 * Reserves the bytes of a body before it is read, so that many large bodies at once cannot fill the
 * memory. A call that finds no room is told to come again; the apps keep the reading and repeat it.
 */
export function createPhotoBodies(): {
  readonly photoBodies: PhotoBodies;
  readonly budget: () => ByteBudget;
} {
  let inFlight = 0;
  const largeOf = new Map<string, number>();

  function reserve(bytes: number, caller: string): () => void {
    const large = largeOf.get(caller) ?? 0;
    const isLarge = bytes > LARGE_BYTES;
    if (isLarge && large >= MOST_LARGE) throw new TooOften(RETRY_MS, 'large-bodies');
    if (inFlight + bytes > IN_FLIGHT_BYTES) throw new Busy('bytes', RETRY_MS);
    inFlight += bytes;
    if (isLarge) largeOf.set(caller, large + 1);
    return () => {
      inFlight -= bytes;
      if (!isLarge) return;
      const left = (largeOf.get(caller) ?? 1) - 1;
      if (left > 0) largeOf.set(caller, left);
      else largeOf.delete(caller);
    };
  }

  const photoBodies: PhotoBodies = (callerOf) => ({
    bodyLimit: MOST_BYTES,
    preParsing: async (request, reply, payload) => {
      // Without a length, a body may become as long as any.
      const bytes = Number(request.headers['content-length'] ?? MOST_BYTES);
      // One that is too long is refused by its length, before it is read.
      if (bytes > SMALL_BYTES && bytes <= MOST_BYTES) {
        finished(reply.raw, reserve(bytes, callerOf(request)));
      }
      return payload;
    },
  });
  return { photoBodies, budget: () => ({ inUse: inFlight, most: IN_FLIGHT_BYTES }) };
}

/** Far more than any reading has: photos are long texts without commas and brackets. */
const MOST_PARTS = 100_000;

/**
 * Whether a JSON text has more values than any call needs. Parsing and checking millions of them would
 * hold up all other calls.
 */
export function hasTooManyParts(json: string): boolean {
  let parts = 0;
  for (const mark of [',', '[', '{']) {
    for (let at = json.indexOf(mark); at !== -1; at = json.indexOf(mark, at + 1)) {
      parts += 1;
      if (parts > MOST_PARTS) return true;
    }
  }
  return false;
}
