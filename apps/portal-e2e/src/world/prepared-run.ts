import type { DemoLogin, StoredLogin } from './stored-login';

/** Where the data lies that a server begins with. */
export interface PreparedData {
  /** The name of a database that PostgreSQL copies. Nobody is connected to it. Null: it is embedded. */
  readonly database: string | null;
  readonly dataDir: string;
}

/** What `prepare-run.setup.ts` has made for all workers. */
interface PreparedRun extends PreparedData {
  readonly logins: Readonly<Record<DemoLogin, StoredLogin>>;
}

const NAME = 'PREPARED_RUN';

/** Only strings reach the workers, as variables of their environment. */
export function passToWorkers(run: PreparedRun): void {
  process.env[NAME] = JSON.stringify(run);
}

/** Null without PostgreSQL: then each journey has its own server and logs in by itself. */
export function preparedRun(): PreparedRun | null {
  const text = process.env[NAME];
  if (text === undefined) return null;
  const run: unknown = JSON.parse(text);
  return isPrepared(run) ? run : null;
}

function isPrepared(value: unknown): value is PreparedRun {
  return typeof value === 'object' && value !== null && 'logins' in value && 'database' in value;
}
