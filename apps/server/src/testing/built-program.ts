import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** As deep below the repository as `dist`, from where the programs find it. */
const HOME = join(__dirname, '../../../../.cache/server-programs');

let folder: string | null = null;
afterAll(() => {
  if (folder !== null) rmSync(folder, { recursive: true });
  folder = null;
});

/**
 * The program as it is delivered, built once for a test file. Without a build each process compiles the
 * whole server as it starts, which takes it four times as long.
 */
export function builtProgram(name: 'main' | 'operator'): string {
  folder ??= build();
  return join(folder, `${name}.js`);
}

function build(): string {
  mkdirSync(HOME, { recursive: true });
  const made = mkdtempSync(join(HOME, 'run-'));
  execFileSync(process.execPath, ['build.mjs', made], { cwd: join(__dirname, '../..') });
  return made;
}
