import { createHash, randomBytes } from 'node:crypto';

/** 256 bit: cannot be guessed, so it needs no slow hash and no counting of tries. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a secret: a stolen copy of it opens nothing. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
