import { type ChildProcessWithoutNullStreams, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';

export interface ServerProcess {
  readonly started: ChildProcessWithoutNullStreams;
  /** The address of the server, once it listens. */
  readonly isUp: Promise<string>;
  readonly ended: Promise<{
    readonly code: number | null;
    readonly out: string;
    readonly err: string;
  }>;
}

/** The server as a separate process that a test can kill. */
export function startProcess(
  environment: Readonly<Record<string, string>>,
  program: Exclude<Program, 'operator'> = 'main',
): ServerProcess {
  const env = { ...process.env, DATABASE_URL: '', PORT: '0', ...environment };
  const started = spawn(process.execPath, [builtProgram(program)], { env });
  let out = '';
  let err = '';
  started.stderr.on('data', (part) => (err += String(part)));
  const isUp = new Promise<string>((done) => {
    started.stdout.on('data', (part) => {
      out += String(part);
      const [, url] = /Ablesbar läuft: (http:\/\/127\.0\.0\.1:\d+)/.exec(out) ?? [];
      if (url !== undefined) done(url);
    });
  });
  const ended: ServerProcess['ended'] = new Promise((done) => {
    started.on('close', (code) => done({ code, out, err }));
  });
  return { started, isUp, ended };
}

/** As deep below the repository as `dist`, so that the programs find the repository. */
const HOME = join(__dirname, '../../../../.cache/server-programs');

let folder: string | null = null;
afterAll(() => {
  if (folder !== null) rmSync(folder, { recursive: true });
  folder = null;
});

export type Program = 'main' | 'main-with-demo' | 'operator';

/**
 * Builds a program once per test file and returns its path. Without a build, each process would compile
 * the whole server and start four times slower.
 */
export function builtProgram(name: Program): string {
  mkdirSync(HOME, { recursive: true });
  folder ??= mkdtempSync(join(HOME, 'run-'));
  const program = join(folder, `${name}.js`);
  if (!existsSync(program)) {
    execFileSync(process.execPath, ['build.mjs', folder, name], { cwd: join(__dirname, '../..') });
  }
  return program;
}
