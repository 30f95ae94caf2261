/** How long one kind of data is kept. */
interface RetentionRule {
  /** In days. Null: for ever, until the operator deletes it. */
  readonly days: number | null;
  readonly least: number;
  readonly most: number;
}

const TEN_YEARS = 3653;

/** The variable RETENTION can set other days for each of them, or 'never'. */
export const RETENTION_RULES = {
  // Days after the arrival. Nobody has a contract with these persons (D42).
  'anonymous-readings': { days: 180, least: 1, most: TEN_YEARS },
  // Days after the last day on which the job could be read, with all its data.
  'closed-jobs': { days: null, least: 30, most: TEN_YEARS },
  // Days after the arrival.
  'unlisted-readings': { days: null, least: 30, most: TEN_YEARS },
  // Days after the arrival of the reading, which itself stays.
  photos: { days: null, least: 1, most: TEN_YEARS },
  // All of the above are deleted only after they were exported, unless as many days have passed.
  unexported: { days: null, least: 1, most: TEN_YEARS },
  // No app still sends a reading that has waited on a device for longer than this.
  'remembered-keys': { days: 60, least: 60, most: 365 },
  // Letters that are files contain logins.
  letters: { days: 30, least: 1, most: 365 },
} as const satisfies Readonly<Record<string, RetentionRule>>;

export type RetentionKind = keyof typeof RETENTION_RULES;

export type Retention = Readonly<Record<RetentionKind, number | null>>;

/** Kinds that grow without end if they are never deleted. */
const MUST_END: readonly RetentionKind[] = ['remembered-keys', 'letters'];

export const DEFAULT_RETENTION: Retention = {
  'anonymous-readings': RETENTION_RULES['anonymous-readings'].days,
  'closed-jobs': RETENTION_RULES['closed-jobs'].days,
  'unlisted-readings': RETENTION_RULES['unlisted-readings'].days,
  photos: RETENTION_RULES.photos.days,
  unexported: RETENTION_RULES.unexported.days,
  'remembered-keys': RETENTION_RULES['remembered-keys'].days,
  letters: RETENTION_RULES.letters.days,
};

/** The retention after one word of the setting: 'letters=30'. Null if the word is wrong. */
export function changedBy(retention: Retention, word: string): Retention | null {
  const [, kind = '', text = ''] = /^([a-z-]+)=(never|\d{1,5})$/.exec(word) ?? [];
  if (!isKind(kind) || !isAllowed(kind, text)) return null;
  return { ...retention, [kind]: text === 'never' ? null : Number(text) };
}

/** What the operator may write, for the message about a wrong word. */
export function allowedRetention(): readonly string[] {
  return Object.entries(RETENTION_RULES).map(
    ([kind, { least, most }]) => `${kind}=${least}–${most}`,
  );
}

function isKind(kind: string): kind is RetentionKind {
  return Object.hasOwn(RETENTION_RULES, kind);
}

function isAllowed(kind: RetentionKind, text: string): boolean {
  const { least, most } = RETENTION_RULES[kind];
  if (text === 'never') return !MUST_END.includes(kind);
  return Number(text) >= least && Number(text) <= most;
}

/** The moment before which a kind is deleted. Null: nothing of it is deleted. */
export function deletedBefore(retention: Retention, kind: RetentionKind, now: Date): Date | null {
  const days = retention[kind];
  return days === null ? null : new Date(now.getTime() - days * DAY_MS);
}

const DAY_MS = 24 * 3_600_000;
