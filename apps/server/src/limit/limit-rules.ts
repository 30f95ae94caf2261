interface LimitRule {
  /** Whose calls are added up. */
  readonly by: 'account' | 'address' | 'token';
  readonly most: number;
  readonly seconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A new limit is a new line here; LIMITS sets another `most` for any of them. */
export const LIMIT_RULES = {
  account: { by: 'account', most: 120, seconds: MINUTE },
  'share-create': { by: 'account', most: 60, seconds: HOUR },
  'share-mail': { by: 'account', most: 50, seconds: DAY },
  'anonymous-token': { by: 'address', most: 20, seconds: HOUR },
  'anonymous-submit': { by: 'address', most: 10, seconds: HOUR },
  // An anonymous token lives for half an hour, so this is all that it may ever send.
  'anonymous-submit-token': { by: 'token', most: 5, seconds: HOUR },
  'anonymous-receipt': { by: 'token', most: 3, seconds: HOUR },
} as const satisfies Readonly<Record<string, LimitRule>>;

export type LimitName = keyof typeof LIMIT_RULES;

/** What an operator set by hand; the rest stays as it is above. */
export type LimitChanges = Readonly<Partial<Record<LimitName, number>>>;

export function isLimitName(name: string): name is LimitName {
  return Object.hasOwn(LIMIT_RULES, name);
}
