import type { MasterKey } from '../keys/master-key';
import { newSecret } from './secret';

/** An account as a proof knows it. Another password makes another proof. */
export interface ProvenAccount {
  readonly id: string;
  readonly passwordHash: string;
}

/**
 * A cookie lets a device prove that it has logged in to an account before. It opens nothing: it only
 * says whose wrong passwords are counted together. The server stores nothing about it, and the cookie
 * names no account: it holds a random id and a proof for each account, which only the key file makes.
 */
export interface KnownDevices {
  /** The id of the device if it has logged in to the account; null otherwise. */
  idFor(cookie: string, account: ProvenAccount | null): string | null;
  /** The cookie of the device after a login. */
  afterLogin(cookie: string, account: ProvenAccount): string;
}

const MOST_ACCOUNTS = 8;
const PART = /^[\w-]{22,64}$/;
/** No account; unknown usernames cost the same work. */
const NOBODY: ProvenAccount = { id: '', passwordHash: '' };

export function createKnownDevices({ proofOf }: Pick<MasterKey, 'proofOf'>): KnownDevices {
  const proof = (device: string, { id, passwordHash }: ProvenAccount) =>
    proofOf(JSON.stringify([device, id, passwordHash]));
  return {
    idFor: (cookie, account) => {
      const { device, proofs } = partsOf(cookie);
      if (device === null) return null;
      const isKnown = proofs.includes(proof(device, account ?? NOBODY));
      return isKnown && account !== null ? device : null;
    },
    afterLogin: (cookie, account) => {
      const parts = partsOf(cookie);
      const device = parts.device ?? newSecret();
      const proofs = new Set([proof(device, account), ...parts.proofs]);
      return [device, ...[...proofs].slice(0, MOST_ACCOUNTS)].join('.');
    },
  };
}

function partsOf(cookie: string): {
  readonly device: string | null;
  readonly proofs: readonly string[];
} {
  const [device, ...proofs] = cookie.split('.').filter((part) => PART.test(part));
  return { device: device ?? null, proofs: proofs.slice(0, MOST_ACCOUNTS) };
}

const NAME = 'device';
/** The longest time that browsers keep a cookie. People read their meters once a year. */
const KEPT_SECONDS = 400 * 24 * 3600;

/** The value of the cookie in a header; empty if there is none. */
export function deviceCookieIn(header: string | undefined): string {
  return new RegExp(`(?:^|;\\s*)${NAME}=([\\w.-]{1,1000})`).exec(header ?? '')?.[1] ?? '';
}

/** No script reads it, no other site sends it, and no call but a login carries it. */
export function deviceCookie(value: string, isSecure: boolean): string {
  const kept = `Max-Age=${KEPT_SECONDS}`;
  const parts = [`${NAME}=${value}`, 'Path=/auth', kept, 'HttpOnly', 'SameSite=Strict'];
  return [...parts, ...(isSecure ? ['Secure'] : [])].join('; ');
}
