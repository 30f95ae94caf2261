import { hash, verify } from '@node-rs/argon2';
import { newSecret } from './secret';

export interface Passwords {
  hash(password: string): Promise<string>;
  /** `passwordHash` is null for a username nobody has. */
  matches(passwordHash: string | null, password: string): Promise<boolean>;
  /** Made when less work was thought to be enough; the next login can make it anew. */
  isOutdated(passwordHash: string): boolean;
}

// OWASP's recommendation for Argon2id (19 MiB, two passes); the library's default algorithm is Argon2id.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const HEAD = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;

/** Each takes 19 MiB and a core: a thousand at once must not take the machine. */
const AT_ONCE = 4;

export async function createPasswords(): Promise<Passwords> {
  // Unknown usernames take the same work, or the time of the answer would tell which ones exist.
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

/** Runs so many at once; whoever comes later waits until one has ended, in the order of coming. */
export function limitConcurrency(
  most: number,
): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < most) running += 1;
    else await new Promise<void>((go) => waiting.push(go));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The place is handed on: somebody who comes just now must not overtake.
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
