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

/** As much as a reading of the apps needs; nobody gets less as long as there is room. */
const SURE_BYTES = 4 * MB;

/** What callers may have under way: one party alone, and all together. */
interface Share {
  /** Also the longest body. */
  readonly ofParty: number;
  readonly ofAll: number;
}

/** Room for three photos per rate as text and a reserve. */
const WITH_LOGIN: Share = { ofParty: 32 * MB, ofAll: IN_FLIGHT_BYTES };
/**
 * Anybody can call without a login. So all of them leave half of the room to accounts, and one address
 * leaves some to the others. The contract asks for at least 25 MB.
 */
const WITHOUT_LOGIN: Share = { ofParty: 25 * MB, ofAll: IN_FLIGHT_BYTES / 2 };

/** Whose bodies are counted together. */
export interface Sender {
  /** The account or the address. */
  readonly caller: string;
  /** Who can call under many names: the customer with all sub-accesses, or the address. */
  readonly party: string;
}

/** The options of a route that takes photos. All other routes take only small bodies. */
export interface PhotoBody {
  readonly bodyLimit: number;
  readonly preParsing: preParsingAsyncHookHandler;
}

export interface PhotoBodies {
  readonly withLogin: PhotoBody;
  readonly withoutLogin: PhotoBody;
}

/** The reserved bytes, and how many can be reserved. */
export interface ByteBudget {
  readonly inUse: number;
  readonly most: number;
}

interface Reservation extends Sender {
  readonly share: Share;
  readonly bytes: number;
}

/**
 * Reserves the bytes of a body before it is read, so that many large bodies at once cannot fill the
 * memory. A call that finds no room is told to come again; the apps keep the reading and repeat it.
 * `senderOf` names the sender of a call with a login.
 */
export function createPhotoBodies(senderOf: (request: FastifyRequest) => Promise<Sender>): {
  readonly photoBodies: PhotoBodies;
  readonly budget: () => ByteBudget;
} {
  const underWay = new Set<Reservation>();

  function reserve(wanted: Reservation): () => void {
    const { share, caller, party, bytes } = wanted;
    const all = [...underWay];
    const alike = all.filter((other) => other.share === share);
    const own = alike.filter((other) => other.party === party);
    const large = own.filter((other) => other.caller === caller && isLarge(other));
    const needed = bytesOf(own) + bytes;
    if ((isLarge(wanted) && large.length >= MOST_LARGE) || needed > share.ofParty) {
      throw new TooOften(RETRY_MS, 'large-bodies');
    }
    const free = Math.min(share.ofAll - bytesOf(alike), IN_FLIGHT_BYTES - bytesOf(all));
    // Of what the others leave, a party gets the part that it would get of all room. So several
    // parties together cannot take the last of it.
    const fair = (share.ofParty / share.ofAll) * (free + bytesOf(own));
    if (bytes > free || needed > Math.max(SURE_BYTES, fair)) throw new Busy('bytes', RETRY_MS);
    underWay.add(wanted);
    return () => void underWay.delete(wanted);
  }

  const bodyOf = (
    share: Share,
    sender: (request: FastifyRequest) => Promise<Sender>,
  ): PhotoBody => ({
    bodyLimit: share.ofParty,
    preParsing: async (request, reply, payload) => {
      // Without a length, a body may become as long as any.
      const bytes = Number(request.headers['content-length'] ?? share.ofParty);
      // One that is too long is refused by its length, before it is read.
      if (bytes > SMALL_BYTES && bytes <= share.ofParty) {
        finished(reply.raw, reserve({ share, bytes, ...(await sender(request)) }));
        endSlowBody(request.raw, reply.raw, bytes);
      }
      return payload;
    },
  });

  return {
    photoBodies: {
      withLogin: bodyOf(WITH_LOGIN, senderOf),
      withoutLogin: bodyOf(WITHOUT_LOGIN, async (request) => {
        const address = addressOf(request);
        return { caller: address, party: address };
      }),
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
