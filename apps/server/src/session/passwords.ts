import { hash, verify } from '@node-rs/argon2';
import { newSecret } from './secret';

export interface Passwords {
  hash(password: string): Promise<string>;
  /** `passwordHash` is null for a username nobody has. */
  matches(passwordHash: string | null, password: string): Promise<boolean>;
}

// OWASP's recommendation for Argon2id (19 MiB, two passes); the library's default algorithm is Argon2id.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export async function createPasswords(): Promise<Passwords> {
  // Unknown usernames take the same work, or the time of the answer would tell which ones exist.
  const nobodys = await hash(newSecret(), COST);
  return {
    hash: (password) => hash(password, COST),
    matches: async (passwordHash, password) => {
      const isRight = await verify(passwordHash ?? nobodys, password);
      return isRight && passwordHash !== null;
    },
  };
}
