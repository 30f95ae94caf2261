import { instantOfWire } from '@ablesbar/domain';
import { COMMENT_MOST } from '@ablesbar/validation';
import { type Static, Type } from '@sinclair/typebox';
import { randomUUID } from 'node:crypto';
import { nullable, storableText } from '../base/route-schemas';
import { contentHash } from './content-hash';

/** The idempotency key of a reading; every attempt to send the reading has the same key. */
export const KeyHeaders = Type.Object({
  'idempotency-key': Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
});

interface KeyedCall {
  readonly headers: Static<typeof KeyHeaders>;
  readonly url: string;
  readonly body: unknown;
}

/** A call without a key gets a random one; the apps always send a key. */
export function keyOf({ headers, url, body }: KeyedCall): { key: string; content: string } {
  const key = headers['idempotency-key'] ?? `none ${randomUUID()}`;
  return { key, content: contentHash(url, body) };
}

export const ReadingNumber = Type.Number({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

export const ReadingDate = Type.String({ minLength: 10, maxLength: 40 });

/** The schema counts UTF-16 units, two per emoji, so it allows twice the limit that the rule checks. */
export const Comment = Type.Optional(nullable(storableText({ maxLength: 2 * COMMENT_MOST })));

/** A date alone, or a time without a zone, means noon of that day in Berlin. */
export function instantOf(wire: string, now: Date): Date {
  const instant = instantOfWire(wire);
  return instant === null ? now : new Date(instant);
}
