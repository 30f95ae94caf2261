import { resolve } from 'node:path';
import { consoleTexts } from './console-texts';
import { StartFailure } from './start-failure';

/** What a person decides by environment variables; everything else is decided in code. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Null: the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  readonly isDemo: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** `root` is the folder of the repository: what is kept must not depend on where one stands. */
export function readSettings(environment: Environment, root: string): Settings {
  return {
    port: portOf(given(environment['PORT']) ?? '4200'),
    host: given(environment['HOST']) ?? '127.0.0.1',
    databaseUrl: given(environment['DATABASE_URL']),
    dataDir: resolve(root, given(environment['DATA_DIR']) ?? '.data'),
    isDemo: environment['DEMO'] === '1',
  };
}

/** An empty variable counts as none: shells and compose files leave those behind. */
function given(value: string | undefined): string | null {
  return value === undefined || value.trim() === '' ? null : value.trim();
}

function portOf(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new StartFailure(consoleTexts.badPort(text));
}
