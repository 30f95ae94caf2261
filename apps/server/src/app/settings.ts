import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { isLimitName, LIMIT_RULES, type LimitChanges } from '../limit/limit-rules';
import { consoleTexts } from './console-texts';
import { StartFailure } from './start-failure';

/** What a person decides by environment variables; everything else is decided in code. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Null: the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  readonly applicationsDir: string;
  readonly isDemo: boolean;
  readonly hasAccessLog: boolean;
  /** Null: no metrics. On a port of their own, because they are nobody's business outside. */
  readonly metricsPort: number | null;
  /** What of the limits is set otherwise. */
  readonly limits: LimitChanges;
  /** Whose X-Forwarded-For is believed: addresses or networks (10.0.0.0/8); empty: nobody's. */
  readonly trustedProxies: readonly string[];
}

const APPLICATIONS = 'apps/server/applications';

type Environment = Readonly<Record<string, string | undefined>>;

/** `root` is the folder of the repository: what is kept must not depend on where one stands. */
export function readSettings(environment: Environment, root: string): Settings {
  const metricsPort = given(environment['METRICS_PORT']);
  return {
    port: portOf('PORT', given(environment['PORT']) ?? '4200'),
    host: given(environment['HOST']) ?? '127.0.0.1',
    databaseUrl: given(environment['DATABASE_URL']),
    dataDir: resolve(root, given(environment['DATA_DIR']) ?? '.data'),
    applicationsDir: resolve(root, given(environment['APPLICATIONS_DIR']) ?? APPLICATIONS),
    isDemo: environment['DEMO'] === '1',
    hasAccessLog: environment['ACCESS_LOG'] === '1',
    metricsPort: metricsPort === null ? null : portOf('METRICS_PORT', metricsPort),
    limits: limitsOf(given(environment['LIMITS']) ?? ''),
    trustedProxies: wordsOf(given(environment['TRUSTED_PROXY']) ?? '').map(proxyOf),
  };
}

/** An empty variable counts as none: shells and compose files leave those behind. */
function given(value: string | undefined): string | null {
  return value === undefined || value.trim() === '' ? null : value.trim();
}

function wordsOf(text: string): readonly string[] {
  return text.split(/[\s,]+/).filter((word) => word !== '');
}

/** 'account=600, share-create=100'; 'all=100000' is for measuring and trying out. */
function limitsOf(text: string): LimitChanges {
  const changes = wordsOf(text).flatMap((word) => {
    const [, name = '', most] = /^([a-z-]+)=(\d{1,9})$/.exec(word) ?? [];
    const names = name === 'all' ? Object.keys(LIMIT_RULES) : [name];
    if (names.every(isLimitName)) return names.map((one) => [one, Number(most)] as const);
    throw new StartFailure(consoleTexts.badLimit(word, ['all', ...Object.keys(LIMIT_RULES)]));
  });
  return Object.fromEntries(changes);
}

function proxyOf(word: string): string {
  const [, address = '', bits = '0'] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(word) ?? [];
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  if (Number(bits) <= most) return word;
  throw new StartFailure(consoleTexts.badProxy(word));
}

function portOf(name: string, text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new StartFailure(consoleTexts.badPort(name, text));
}
