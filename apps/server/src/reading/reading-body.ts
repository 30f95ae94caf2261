import { COMMENT_MOST } from '@ablesbar/validation';
import { type Static, Type } from '@sinclair/typebox';
import { randomUUID } from 'node:crypto';
import { orNull, storableText } from '../base/route-schemas';

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
export const Comment = Type.Optional(orNull(storableText({ maxLength: 2 * COMMENT_MOST })));
