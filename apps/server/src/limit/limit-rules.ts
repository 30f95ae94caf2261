/**
 * A limit is a bucket of `most` calls. Each call takes one out, and they come back one by one, all of
 * them within `seconds`. So a full bucket admits many calls at once, and an empty one slows its caller
 * and does not shut him out.
 */
interface LimitRule {
  readonly most: number;
  readonly seconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface RouteLimitRule extends LimitRule {
  /** The callers whose calls are counted together. */
  readonly by: 'account' | 'address' | 'token' | 'recipient';
}

/** A new limit for a call is a new line here. */
export const ROUTE_LIMITS = {
  account: { by: 'account', most: 120, seconds: MINUTE },
  'share-create': { by: 'account', most: 60, seconds: HOUR },
  'share-mail': { by: 'account', most: 50, seconds: DAY },
  // Mails to addresses that nobody has confirmed yet.
  'registration-mail': { by: 'account', most: 5, seconds: DAY },
  'job-receipt': { by: 'account', most: 20, seconds: DAY },
  // A property manager sends a thousand meters on one day. A photo takes 4 MB at most.
  photos: { by: 'account', most: 5000, seconds: DAY },
  // 200 households behind one address (a mobile network, an office), with three readings each.
  'anonymous-token': { by: 'address', most: 600, seconds: HOUR },
  'anonymous-submit': { by: 'address', most: 600, seconds: 4 * HOUR },
  // An anonymous token is valid for half an hour.
  'anonymous-submit-token': { by: 'token', most: 5, seconds: HOUR },
  'anonymous-receipt': { by: 'token', most: 3, seconds: HOUR },
  // Counted for the address that a mail goes to, whoever causes it (mail/create-post.ts).
  'mail-recipient': { by: 'recipient', most: 10, seconds: DAY },
} as const satisfies Readonly<Record<string, RouteLimitRule>>;

/**
 * Wrong passwords of callers who never logged in before: one a minute for a name, one in ten seconds
 * from an address, once the bucket is empty. Failures in a row have their own lock
 * (session/login-guard.ts).
 */
const LOGIN_LIMITS = {
  'login-username': { most: 50, seconds: 50 * MINUTE },
  'login-address': { most: 100, seconds: 1000 },
} as const satisfies Readonly<Record<string, LimitRule>>;

/** The LIMITS variable can set another `most` for each of them. */
export const LIMIT_RULES = { ...ROUTE_LIMITS, ...LOGIN_LIMITS };

export type RouteLimitName = keyof typeof ROUTE_LIMITS;

/** The limits that a route names; the others are counted by what it does. */
export type CallerLimitName = Exclude<RouteLimitName, 'mail-recipient'>;

export type LoginLimitName = keyof typeof LOGIN_LIMITS;

export type LimitName = keyof typeof LIMIT_RULES;

/** The limits that the operator has set. All others keep the values above. */
export type LimitChanges = Readonly<Partial<Record<LimitName, number>>>;

export function isLimitName(name: string): name is LimitName {
  return Object.hasOwn(LIMIT_RULES, name);
}
