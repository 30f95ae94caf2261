import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startChild, stopChild } from '../../process/children.mjs';
import { onInterrupt } from '../../process/on-interrupt.mjs';
import { run } from '../../process/run.mjs';
import { inRoot } from '../../root.mjs';

/** Set while the command runs in its copy. */
export const IN_COPY = 'ABLESBAR_PLANTED';

/**
 * Faults are planted in a throw-away copy of the repository, as it is now and with what is not
 * committed. However a run ends, no fault is left in the files that somebody works with.
 */
export async function runInCopy(given) {
  const folder = mkdtempSync(join(tmpdir(), 'ablesbar-planted-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  onInterrupt(remove);
  try {
    await copyFiles(folder);
    linkPackages(folder);
    const child = startChild(process.execPath, ['tools/planted.mjs', ...given], {
      cwd: folder,
      env: { [IN_COPY]: folder },
      stdout: 'inherit',
      stderr: 'inherit',
    });
    // Politely, so that it ends the tests that it has started; the folder goes after that.
    onInterrupt(() => stopChild(child));
    const { exitCode = 1 } = await child;
    return exitCode;
  } finally {
    remove();
  }
}

async function copyFiles(folder) {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { code, stdout, output } = await run('git', args);
  if (code !== 0) throw new Error(`Git does not say which files there are:\n${output}`);
  for (const path of new Set(stdout.split('\0'))) {
    if (path === '' || !existsSync(inRoot(path))) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(inRoot(path), join(folder, path));
  }
}

/** Every package is a link to the installed one, except our own: those lead to the copy's libs. */
function linkPackages(folder) {
  const packages = join(folder, 'node_modules');
  const own = join(packages, '@ablesbar');
  mkdirSync(own, { recursive: true });
  for (const name of readdirSync(inRoot('node_modules'))) {
    if (name === '@ablesbar') continue;
    symlinkSync(inRoot('node_modules', name), join(packages, name));
  }
  for (const name of readdirSync(inRoot('node_modules/@ablesbar'))) {
    symlinkSync(readlinkSync(inRoot('node_modules/@ablesbar', name)), join(own, name));
  }
}
