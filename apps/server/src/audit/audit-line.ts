import { isIPv4 } from 'node:net';

/**
 * Acts that an operator may have to explain later, and signs of an attack. The names are stable:
 * alarms and searches use them. MONITORING.md says what each one means.
 */
export const AUDIT_EVENTS = [
  'refresh-token-reused',
  'login-locked',
  'share-created',
  'share-ended',
  'share-login-renewed',
  'jobs-imported',
  'history-imported',
  'consents-imported',
  'campaign-opened',
  'campaign-closed',
  'letters-printed',
  'reminders-sent',
  'readings-exported',
  'reading-entered',
  'customer-viewed',
  'person-exported',
  'anonymous-reading-exported',
  'account-created',
  'login-changed',
  'access-revoked',
  'account-erased',
  'anonymous-reading-erased',
  'keys-rotated',
] as const;

export type AuditEvent = (typeof AUDIT_EVENTS)[number];

/** What a line says about its event. Every id and address becomes a pseudonym. */
export interface AuditFacts {
  /** The id of the account that the event is about; null if there is no such account. */
  readonly account?: string | null;
  /** The id of the account that caused it. */
  readonly by?: string;
  /** The id of a reading without a login. */
  readonly reading?: string;
  /** An address as limit/address.ts returns it. */
  readonly address?: string;
  /** The name of a limit. */
  readonly limit?: string;
  readonly counts?: Readonly<Record<string, number>>;
}

/**
 * Turns ids and addresses into words that are the same for the same id and say nothing else. Null
 * without a key file.
 */
export type PseudonymOf = (kind: PseudonymKind, id: string) => string | null;

export type PseudonymKind = 'account' | 'reading' | 'address';

/** One line of JSON with the fields of all other lines in the log. */
export function auditLine(
  event: AuditEvent,
  { account, by, reading, address, limit, counts = {} }: AuditFacts,
  { pseudonymOf, now }: { readonly pseudonymOf: PseudonymOf; readonly now: Date },
): string {
  const named = (kind: PseudonymKind, id: string | null | undefined) =>
    typeof id === 'string' ? pseudonymOf(kind, id) : id;
  return JSON.stringify({
    level: 30,
    time: now.getTime(),
    audit: event,
    account: named('account', account),
    by: named('account', by),
    reading: named('reading', reading),
    from: named('address', address),
    network: address === undefined ? undefined : networkOf(address),
    limit,
    ...counts,
  });
}

/**
 * The part of an address that finds the provider and the lines of the proxy's log, but not a
 * household: the first three numbers of IPv4, the first three groups of IPv6.
 */
function networkOf(address: string): string {
  if (isIPv4(address)) return `${address.split('.').slice(0, 3).join('.')}.0/24`;
  return `${address.split(':').slice(0, 3).join(':')}::/48`;
}
