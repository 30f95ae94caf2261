import { hash, randomBytes } from 'node:crypto';

/** 256 bits cannot be guessed, so a secret needs neither a slow hash nor a limit of attempts. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash that the database stores. A stolen hash does not open a session. */
export function hashOf(secret: string): string {
  return hash('sha256', secret);
}
