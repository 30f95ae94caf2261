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

export type Program = 'main' | 'main-with-demo' | 'operator';

/**
 * The path of a program as it is delivered, built once for a test file. Without a build, each process
 * would compile the whole server at its start, and start four times slower.
 */
export function builtProgram(name: Program): string {
  folder ??= build();
  return join(folder, `${name}.js`);
}

function build(): string {
  mkdirSync(HOME, { recursive: true });
  const made = mkdtempSync(join(HOME, 'run-'));
  execFileSync(process.execPath, ['build.mjs', made], { cwd: join(__dirname, '../..') });
  return made;
}
