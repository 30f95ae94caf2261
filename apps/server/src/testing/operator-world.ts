import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createOperatorAudit } from '../audit/audit';
import type { Settings } from '../app/settings';
import { pseudonymsOf } from '../keys/key-file';
import type { Command, OperatorWorld } from '../operator/command';
import { createProgress } from '../operator/progress';
import { DEFAULT_RETENTION } from '../retention/retention-rules';
import { A_KEY, aKeyFile } from './a-key-file';
import { emptyTables } from './empty-tables';
import { openTestDatabase, type TestDatabase } from './test-database';
import { anApplication, fakePasswords } from './test-server';

/** The environment of an operator's command: a database, a folder for files, and the printed output. */
export interface OperatorDesk extends OperatorWorld, Pick<TestDatabase, 'otherProcess'> {
  readonly said: string[];
  run(command: Command, words: readonly string[], values?: Values): Promise<string>;
  /** Resets the tables to the state after the migrations, because opening a database per test is slow. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

type Values = Readonly<Record<string, string | true>>;

export async function openOperatorDesk(
  kind: string,
  settingsChange: Partial<Settings> = {},
  clock: () => Date = () => new Date('2026-11-21T09:00:00Z'),
): Promise<OperatorDesk> {
  const { database, otherProcess, place, close } = await openTestDatabase(kind);
  const cwd = mkdtempSync(join(tmpdir(), 'ablesbar-desk-'));
  writeFileSync(join(cwd, 'key'), A_KEY);
  const said: string[] = [];
  const settings: Settings = {
    port: 4200,
    host: '127.0.0.1',
    ...place,
    replicaUrl: null,
    poolSize: 10,
    keyFile: join(cwd, 'key'),
    applicationsDir: '',
    hasAccessLog: false,
    metricsPort: null,
    limits: {},
    trustedProxies: [],
    photos: { place: null, keys: null },
    retention: DEFAULT_RETENTION,
    mail: { smtpUrl: null, from: 'ablesbar@localhost', outbox: join(cwd, 'mail') },
    ...settingsChange,
  };
  const world: OperatorWorld = {
    database,
    settings,
    applications: [anApplication({ hosts: ['ablesung.example'] })],
    passwords: fakePasswords([]),
    clock,
    root: join(__dirname, '../../../..'),
    cwd,
    progress: createProgress(null, clock),
    say: (line) => void said.push(line),
    audit: createOperatorAudit({ pseudonymOf: pseudonymsOf(aKeyFile()), clock }),
  };
  return {
    ...world,
    otherProcess,
    said,
    run: async (command, words, values = {}) => {
      said.length = 0;
      const entries = Object.entries(values);
      await command.run(world, {
        words,
        values: Object.fromEntries(
          entries.flatMap(([name, value]) => (value === true ? [] : [[name, value]])),
        ),
        switches: new Set(entries.flatMap(([name, value]) => (value === true ? [name] : []))),
      });
      return said.join('\n');
    },
    clear: () => emptyTables(database),
    close: async () => {
      await close();
      rmSync(cwd, { recursive: true, force: true });
    },
  };
}
