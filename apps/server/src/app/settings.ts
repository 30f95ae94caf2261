import { isEmailAddress } from '@ablesbar/validation';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { isLimitName, LIMIT_RULES, type LimitChanges } from '../limit/limit-rules';
import type { MailSettings } from '../mail/mail-transport';
import type { PhotoSettings } from '../photo/photo-store';
import {
  allowedRetention,
  changedBy,
  DEFAULT_RETENTION,
  type Retention,
} from '../retention/retention-rules';
import { POOL_SIZE } from '../database/open-postgres';
import { consoleTexts } from '../base/console-texts';
import { StartFailure } from '../base/start-failure';
import type { Environment } from '../base/variables';

/** The settings that the operator makes by environment variables. Code decides everything else. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Null: the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  /** A streaming replica of that PostgreSQL, for lists. Null: none. */
  readonly replicaUrl: string | null;
  /** The connections to PostgreSQL that are open at the same time. */
  readonly poolSize: number;
  readonly dataDir: string;
  readonly keyFile: string;
  readonly applicationsDir: string;
  readonly hasAccessLog: boolean;
  /** Null: no metrics. They have a separate port, because the public must not see them. */
  readonly metricsPort: number | null;
  /** The limits that differ from their defaults. */
  readonly limits: LimitChanges;
  /** Proxies whose X-Forwarded-For is trusted: addresses or networks (10.0.0.0/8). Empty: none. */
  readonly trustedProxies: readonly string[];
  readonly mail: MailSettings;
  readonly photos: PhotoSettings;
  readonly retention: Retention;
}

const APPLICATIONS = 'apps/server/applications';

/**
 * `root` is the folder of the repository. Relative paths start there, so that they do not depend on
 * the working directory.
 */
export function readSettings(environment: Environment, root: string): Settings {
  const metricsPort = given(environment.METRICS_PORT);
  const dataDir = resolve(root, given(environment.DATA_DIR) ?? '.data');
  return {
    port: portOf('PORT', given(environment.PORT) ?? '4200'),
    host: given(environment.HOST) ?? '127.0.0.1',
    databaseUrl: given(environment.DATABASE_URL),
    replicaUrl: replicaOf(environment),
    poolSize: poolSizeOf(given(environment.DATABASE_POOL)),
    dataDir,
    keyFile: resolve(root, given(environment.KEY_FILE) ?? join(dataDir, 'key')),
    applicationsDir: resolve(root, given(environment.APPLICATIONS_DIR) ?? APPLICATIONS),
    hasAccessLog: environment.ACCESS_LOG === '1',
    metricsPort: metricsPort === null ? null : portOf('METRICS_PORT', metricsPort),
    limits: limitsOf(given(environment.LIMITS) ?? ''),
    trustedProxies: wordsOf(given(environment.TRUSTED_PROXY) ?? '').map(proxyOf),
    mail: mailOf(environment, join(dataDir, 'mail')),
    photos: photosOf(environment, root),
    retention: wordsOf(given(environment.RETENTION) ?? '').reduce(retentionWith, DEFAULT_RETENTION),
  };
}

/** An empty variable counts as not set: shells and compose files leave empty ones behind. */
function given(value: string | undefined): string | null {
  return value === undefined || value.trim() === '' ? null : value.trim();
}

function wordsOf(text: string): readonly string[] {
  return text.split(/[\s,]+/).filter((word) => word !== '');
}

/** 'account=600, share-create=100'. 'all=100000' is for measurements and trials. */
function limitsOf(text: string): LimitChanges {
  const changes = wordsOf(text).flatMap((word) => {
    const [, name = '', most] = /^([a-z-]+)=(\d{1,9})$/.exec(word) ?? [];
    const names = name === 'all' ? Object.keys(LIMIT_RULES) : [name];
    if (names.every(isLimitName)) return names.map((one) => [one, Number(most)] as const);
    throw new StartFailure(consoleTexts.badLimit(word, ['all', ...Object.keys(LIMIT_RULES)]));
  });
  return Object.fromEntries(changes);
}

/** 'anonymous-readings=90 photos=365 unexported=never'. */
function retentionWith(retention: Retention, word: string): Retention {
  const changed = changedBy(retention, word);
  if (changed !== null) return changed;
  throw new StartFailure(consoleTexts.badRetention(word, allowedRetention()));
}

function proxyOf(word: string): string {
  const [, address = '', bits = '0'] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(word) ?? [];
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  if (Number(bits) <= most) return word;
  throw new StartFailure(consoleTexts.badProxy(word));
}

/** Without a mail server, letters become files, and any sender address will do. */
function mailOf(environment: Environment, outbox: string): MailSettings {
  const smtpUrl = given(environment.SMTP_URL);
  const from = given(environment.MAIL_FROM);
  if (smtpUrl === null) return { smtpUrl, from: from ?? 'ablesbar@localhost', outbox };
  if (!URL.canParse(smtpUrl) || !/^smtps?:/.test(smtpUrl)) {
    // The message leaves out the value, because it holds a password.
    throw new StartFailure(consoleTexts.badSmtpUrl);
  }
  if (from === null || !isEmailAddress(from))
    throw new StartFailure(consoleTexts.badMailFrom(from));
  return { smtpUrl, from, outbox };
}

/** A folder, or the address of a bucket. The key variables have the names that S3 tools use. */
function photosOf(environment: Environment, root: string): PhotoSettings {
  const place = given(environment.PHOTOS);
  const accessKeyId = given(environment.AWS_ACCESS_KEY_ID);
  const secretAccessKey = given(environment.AWS_SECRET_ACCESS_KEY);
  const region = given(environment.AWS_REGION);
  const keys =
    accessKeyId === null || secretAccessKey === null
      ? null
      : { accessKeyId, secretAccessKey, region };
  if (place === null) return { place, keys };
  // The message leaves out the value, because it holds keys. They must appear nowhere that later
  // names the place.
  if (/^[a-z][a-z0-9+.-]*:\/\/[^/]*@/i.test(place))
    throw new StartFailure(consoleTexts.photosWithKeys);
  if (!/^[a-z][a-z0-9+.-]*:/i.test(place)) return { place: resolve(root, place), keys };
  if (!/^https?:\/\/[^/]+\/[^/]/.test(place) || !URL.canParse(place)) {
    throw new StartFailure(consoleTexts.badPhotos(place));
  }
  if (keys === null) throw new StartFailure(consoleTexts.noBucketKeys);
  return { place: place.replace(/\/+$/, ''), keys };
}

function replicaOf(environment: Environment): string | null {
  const url = given(environment.DATABASE_REPLICA_URL);
  if (url === null) return null;
  const isAddress = URL.canParse(url) && /^postgres(ql)?:/.test(url);
  // The message leaves out the value, because it holds a password.
  if (isAddress && given(environment.DATABASE_URL) !== null) return url;
  throw new StartFailure(consoleTexts.badReplica);
}

function poolSizeOf(text: string | null): number {
  if (text === null) return POOL_SIZE.byDefault;
  const size = Number(text);
  if (/^\d+$/.test(text) && size >= POOL_SIZE.least && size <= POOL_SIZE.most) return size;
  throw new StartFailure(consoleTexts.badPoolSize(text, POOL_SIZE));
}

function portOf(name: string, text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new StartFailure(consoleTexts.badPort(name, text));
}
