import type { KeyFile } from '../keys/key-file';
import { masterKeyOf } from '../keys/master-key';
import type { SigningKeys } from '../keys/signing-keys';

/** A key file in memory. All test servers have the same key, like servers that share a file. */
export function aKeyFile(): KeyFile {
  const key = masterKeyOf(Buffer.alloc(32, 9).toString('base64'));
  if (key === null) throw new Error('This is no key.');
  return { path: '/key', read: () => key, make: () => key };
}

/** One key that is never replaced. */
export function oneKey(key: Uint8Array, kid: string | null = 'one'): SigningKeys {
  const it = { kid, key };
  return {
    current: () => it,
    find: async (asked) => (asked === kid ? it : null),
    readAgain: async () => undefined,
  };
}
