/** How long one kind of data is kept. */
interface RetentionRule {
  /** In days. Null: for ever, until the operator deletes it. */
  readonly days: number | null;
  readonly least: number;
  readonly most: number;
  /** For CONFIGURATION.md. */
  readonly what: string;
}

const TEN_YEARS = 3653;

/** The variable RETENTION can set other days for each of them, or 'never'. */
export const RETENTION_RULES = {
  // Nobody has a contract with these persons (D42).
  'anonymous-readings': {
    days: 180,
    least: 1,
    most: TEN_YEARS,
    what: 'readings without a login, from their arrival; only if exported with their photos',
  },
  'closed-jobs': {
    days: null,
    least: 30,
    most: TEN_YEARS,
    what: 'jobs with all their data, from the last day on which they can be read; only if each reading was exported',
  },
  'unlisted-readings': {
    days: null,
    least: 30,
    most: TEN_YEARS,
    what: 'readings of meters that are not in the list, from their arrival; only if exported with their photos',
  },
  photos: {
    days: null,
    least: 1,
    most: TEN_YEARS,
    what: 'photos of all readings, from the arrival of the reading, which stays; only if exported with `--photos`',
  },
  unexported: {
    days: null,
    least: 1,
    most: TEN_YEARS,
    what: 'the time after which all of the above go without an export, too',
  },
  // Each use of a session renews it; after 90 days it ends in any case (see sessions.ts).
  sessions: {
    days: 30,
    least: 1,
    most: 90,
    what: 'a login that is not used, from its last use; 90 days after its start it ends in any case',
  },
  'failed-logins': {
    days: 1,
    least: 1,
    most: 30,
    what: 'hashes that count wrong passwords of a name at an address, from the last one or the end of its lock',
  },
  // No app still sends a reading that has waited on a device for longer than this.
  'remembered-keys': { days: 60, least: 60, most: 365, what: 'keys of sent readings' },
  // Long enough for a question on the phone about a campaign.
  'refused-readings': {
    days: 90,
    least: 1,
    most: 365,
    what: 'readings that a rule refused, without comment and photos; of a customer only the newest 50',
  },
  // They contain logins.
  letters: { days: 30, least: 1, most: 365, what: 'letters that are files in `DATA_DIR/mail`' },
} as const satisfies Readonly<Record<string, RetentionRule>>;

export type RetentionKind = keyof typeof RETENTION_RULES;

/** Kinds that grow without end if they are never deleted. */
const MUST_END = [
  'sessions',
  'failed-logins',
  'remembered-keys',
  'refused-readings',
  'letters',
] as const;

type EndingKind = (typeof MUST_END)[number];

export type Retention = Readonly<
  Record<EndingKind, number> & Record<Exclude<RetentionKind, EndingKind>, number | null>
>;

export const DEFAULT_RETENTION: Retention = {
  'anonymous-readings': RETENTION_RULES['anonymous-readings'].days,
  'closed-jobs': RETENTION_RULES['closed-jobs'].days,
  'unlisted-readings': RETENTION_RULES['unlisted-readings'].days,
  photos: RETENTION_RULES.photos.days,
  unexported: RETENTION_RULES.unexported.days,
  sessions: RETENTION_RULES.sessions.days,
  'failed-logins': RETENTION_RULES['failed-logins'].days,
  'remembered-keys': RETENTION_RULES['remembered-keys'].days,
  'refused-readings': RETENTION_RULES['refused-readings'].days,
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
  if (text === 'never') return mayStay(kind);
  return Number(text) >= least && Number(text) <= most;
}

/** Whether 'never' is a word for this kind. */
export function mayStay(kind: string): boolean {
  return !MUST_END.some((one) => one === kind);
}

/** The moment before which a kind is deleted. Null: nothing of it is deleted. */
export function deletedBefore(retention: Retention, kind: RetentionKind, now: Date): Date | null {
  const days = retention[kind];
  return days === null ? null : new Date(now.getTime() - days * DAY_MS);
}

const DAY_MS = 24 * 3_600_000;
