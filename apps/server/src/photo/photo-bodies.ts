import type { FastifyRequest, preParsingAsyncHookHandler } from 'fastify';
import { finished } from 'node:stream';
import { Busy, TooOften } from '../base/errors';
import { addressOf } from '../limit/address';
import { endSlowBody } from './slow-body';

const KB = 1024;
const MB = 1024 * KB;

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

/** What callers may have under way. */
interface Share {
  readonly body: number;
  readonly ofCaller: number;
  readonly ofAll: number;
}

/** Room for three photos per rate as text and a reserve; another account has as much. */
const WITH_LOGIN: Share = { body: 32 * MB, ofCaller: 32 * MB, ofAll: IN_FLIGHT_BYTES };
/**
 * Anybody can call without a login. So all of them leave half of the room to accounts, and one address
 * leaves some to the others. The contract asks for at least 25 MB.
 */
const WITHOUT_LOGIN: Share = { body: 25 * MB, ofCaller: 25 * MB, ofAll: IN_FLIGHT_BYTES / 2 };

/** The options of a route that takes photos. All other routes take only small bodies. */
export interface PhotoBody {
  readonly bodyLimit: number;
  readonly preParsing: preParsingAsyncHookHandler;
}

export interface PhotoBodies {
  /** `callerOf` says whose bodies are counted together. */
  readonly withLogin: (callerOf: (request: FastifyRequest) => string) => PhotoBody;
  readonly withoutLogin: PhotoBody;
}

/** The reserved bytes, and how many can be reserved. */
export interface ByteBudget {
  readonly inUse: number;
  readonly most: number;
}

interface Reservation {
  readonly share: Share;
  readonly caller: string;
  readonly bytes: number;
}

/**
 * Reserves the bytes of a body before it is read, so that many large bodies at once cannot fill the
 * memory. A call that finds no room is told to come again; the apps keep the reading and repeat it.
 */
export function createPhotoBodies(): {
  readonly photoBodies: PhotoBodies;
  readonly budget: () => ByteBudget;
} {
  const underWay = new Set<Reservation>();

  function reserve(wanted: Reservation): () => void {
    const { share, caller, bytes } = wanted;
    const all = [...underWay];
    const ofAll = all.filter((other) => other.share === share);
    const own = ofAll.filter((other) => other.caller === caller);
    const isOneTooMany = isLarge(wanted) && own.filter(isLarge).length >= MOST_LARGE;
    if (isOneTooMany || bytesOf(own) + bytes > share.ofCaller) {
      throw new TooOften(RETRY_MS, 'large-bodies');
    }
    if (bytesOf(ofAll) + bytes > share.ofAll || bytesOf(all) + bytes > IN_FLIGHT_BYTES) {
      throw new Busy('bytes', RETRY_MS);
    }
    underWay.add(wanted);
    return () => void underWay.delete(wanted);
  }

  const bodyOf = (share: Share, callerOf: (request: FastifyRequest) => string): PhotoBody => ({
    bodyLimit: share.body,
    preParsing: async (request, reply, payload) => {
      // Without a length, a body may become as long as any.
      const bytes = Number(request.headers['content-length'] ?? share.body);
      // One that is too long is refused by its length, before it is read.
      if (bytes > SMALL_BYTES && bytes <= share.body) {
        finished(reply.raw, reserve({ share, caller: callerOf(request), bytes }));
        endSlowBody(request.raw, reply.raw, bytes);
      }
      return payload;
    },
  });

  return {
    photoBodies: {
      withLogin: (callerOf) => bodyOf(WITH_LOGIN, callerOf),
      withoutLogin: bodyOf(WITHOUT_LOGIN, addressOf),
    },
    budget: () => ({ inUse: bytesOf([...underWay]), most: IN_FLIGHT_BYTES }),
  };
}

const isLarge = ({ bytes }: Reservation) => bytes > LARGE_BYTES;

function bytesOf(reservations: readonly Reservation[]): number {
  return reservations.reduce((sum, { bytes }) => sum + bytes, 0);
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
