import { hash, verify } from '@node-rs/argon2';
import { limitConcurrency } from '../base/limit-concurrency';
import { newSecret } from './secret';

export interface Passwords {
  hash(password: string): Promise<string>;
  /** `passwordHash` is null for an unknown username. */
  matches(passwordHash: string | null, password: string): Promise<boolean>;
  /** True if the hash has an older, lower cost; the next login can renew it. */
  isOutdated(passwordHash: string): boolean;
}

// OWASP's recommendation for Argon2id (19 MiB, two passes); the library's default algorithm is Argon2id.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const HEAD = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;

/** Each comparison takes 19 MiB and a core, so a thousand at once would overload the machine. */
const AT_ONCE = 4;

export async function createPasswords(): Promise<Passwords> {
  // Unknown usernames cost the same work, or the response time would reveal which usernames exist.
  const nobodys = await hash(newSecret(), COST);
  const take = limitConcurrency(AT_ONCE);
  return {
    hash: (password) => take(() => hash(password, COST)),
    matches: async (passwordHash, password) => {
      const isRight = await take(() => verify(passwordHash ?? nobodys, password));
      return isRight && passwordHash !== null;
    },
    isOutdated: (passwordHash) => !passwordHash.startsWith(HEAD),
  };
}
