import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { builtProgram, type Program } from './built-program';

export interface ServerProcess {
  readonly started: ChildProcessWithoutNullStreams;
  /** Where it listens, once it does. */
  readonly isUp: Promise<string>;
  readonly ended: Promise<{
    readonly code: number | null;
    readonly out: string;
    readonly err: string;
  }>;
}

/** The server as a process of its own, that can be killed. */
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
