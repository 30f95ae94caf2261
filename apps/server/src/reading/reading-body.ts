import { instantOfWire } from '@ablesbar/domain';
import { COMMENT_MOST } from '@ablesbar/validation';
import { type Static, Type } from '@sinclair/typebox';
import { randomUUID } from 'node:crypto';
import { nullable, storableText } from '../base/route-schemas';

/** One key for each reading that somebody sent, the same whenever it is sent again. */
export const KeyHeaders = Type.Object({
  'idempotency-key': Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
});

/** Without a key each call is its own; the apps always send one. */
export function keyOf({ headers }: { readonly headers: Static<typeof KeyHeaders> }): string {
  return headers['idempotency-key'] ?? `none ${randomUUID()}`;
}

export const ReadingNumber = Type.Number({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

export const ReadingDate = Type.String({ minLength: 10, maxLength: 40 });

/** A unit here is half an emoji, so this is wide enough for all that the rule of comments then judges. */
export const Comment = Type.Optional(nullable(storableText({ maxLength: 2 * COMMENT_MOST })));

/** A plain date, and a time without a zone, mean the day in Berlin: its noon. */
export function instantOf(wire: string, now: Date): Date {
  const instant = instantOfWire(wire);
  return instant === null ? now : new Date(instant);
}
