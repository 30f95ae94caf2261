/** The environment variables for the operator, each with its default and its effect. */
export const VARIABLES = {
  PORT: ['4200', 'where it listens; `0` takes a free one, the printed address names it'],
  HOST: ['127.0.0.1', 'the address it listens at; `0.0.0.0` in a container'],
  DATA_DIR: ['.data', 'the embedded database and letters that are not sent; held by one process'],
  DATABASE_URL: [
    'none',
    'PostgreSQL instead of the embedded database: `postgres://name:password@server/database`',
  ],
  DATABASE_REPLICA_URL: [
    'none',
    'a streaming replica of that PostgreSQL, which reads lists; `DATABASE_URL` does where it is away or behind',
  ],
  DATABASE_POOL: [
    '10',
    'connections to PostgreSQL that this server opens at most, 2 to 500; all servers together need less than `max_connections`',
  ],
  KEY_FILE: [
    '`DATA_DIR/key`',
    'the key that seals secrets in the database; made at the first start, shared by all servers, kept apart from backups',
  ],
  APPLICATIONS_DIR: [
    'apps/server/applications',
    'a folder for each utility; a broken file ends the start and is named with path and reason',
  ],
  PHOTOS: [
    'the database',
    'where photos lie: a folder (`/srv/photos`) or a bucket (`https://server/bucket`)',
  ],
  AWS_ACCESS_KEY_ID: ['none', 'of the bucket'],
  AWS_SECRET_ACCESS_KEY: ['none', 'of the bucket'],
  AWS_REGION: ['by its address', 'of the bucket'],
  TRUSTED_PROXY: ['nobody', 'whose X-Forwarded-* is believed: `10.0.0.1 10.1.0.0/16`'],
  LIMITS: [
    'see limit-rules.ts',
    'how often something may be done: `account=600 share-mail=100`; `all=1000000` to measure',
  ],
  RETENTION: [
    'see below',
    'for how many days data is kept: `anonymous-readings=90 closed-jobs=730 sessions=7`',
  ],
  METRICS_PORT: ['off', 'Prometheus at `/metrics`, on a port of its own'],
  ACCESS_LOG: ['off', '`1` logs a line for each answer'],
  SMTP_URL: [
    'files',
    '`smtps://name:password@server`; without it letters become files in `DATA_DIR/mail`',
  ],
  MAIL_FROM: ['none', 'the sender; needed with `SMTP_URL`'],
} as const satisfies Readonly<Record<string, readonly [byDefault: string, what: string]>>;

export type Environment = Readonly<Partial<Record<keyof typeof VARIABLES, string>>>;
