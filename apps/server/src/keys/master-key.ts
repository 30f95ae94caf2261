import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** The secret that is not in the database. It seals what must not be readable in a copy of it. */
export interface MasterKey {
  /** `about` says what is sealed; it opens under the same words only. */
  seal(secret: string, about: string): string;
  /** Null if it was sealed by another key, about something else, or not at all. */
  open(sealed: string, about: string): string | null;
  /** A short word for an id. Nobody finds the id by trying all of them without this key. */
  pseudonymOf(kind: string, id: string): string;
  /** Shows that a server with this key wrote the text. */
  readonly proofOf: (text: string) => string;
}

const BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';
/** 64 bits: among five million accounts, two with the same pseudonym are unlikely. */
const PSEUDONYM_LETTERS = 16;

export function newMasterKey(): string {
  return randomBytes(BYTES).toString('base64');
}

/** Null if the text is no key. */
export function masterKeyOf(text: string): MasterKey | null {
  const secret = Buffer.from(text.trim(), 'base64');
  if (secret.length !== BYTES) return null;
  const keyFor = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', use, BYTES));
  const sealing = keyFor('ablesbar seal');
  const naming = keyFor('ablesbar pseudonym');
  const proving = keyFor('ablesbar proof');
  return {
    seal: (text, about) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, sealing, nonce).setAAD(Buffer.from(about));
      const inside = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), inside]).toString('base64');
    },
    open: (sealed, about) => {
      const bytes = Buffer.from(sealed, 'base64');
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      if (tag.length < TAG_BYTES) return null;
      try {
        const decipher = createDecipheriv(CIPHER, sealing, nonce, { authTagLength: TAG_BYTES });
        decipher.setAAD(Buffer.from(about)).setAuthTag(tag);
        const inside = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
        return Buffer.concat([inside, decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
    pseudonymOf: (kind, id) =>
      createHmac('sha256', naming)
        .update(JSON.stringify([kind, id]))
        .digest('hex')
        .slice(0, PSEUDONYM_LETTERS),
    proofOf: (text) => createHmac('sha256', proving).update(text).digest('base64url'),
  };
}
