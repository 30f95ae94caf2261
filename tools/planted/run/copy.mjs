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

/** The environment variable that is set while the command runs in its copy. */
export const IN_COPY = 'ABLESBAR_PLANTED';

/**
 * Plants the faults in a temporary copy of the repository, including changes that are not
 * committed. However a run ends, it leaves no fault in the files that a person works with.
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
    // With a signal that lets it end its tests. The folder is removed after that.
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
  if (code !== 0) throw new Error(`Git could not list the files:\n${output}`);
  for (const path of new Set(stdout.split('\0'))) {
    if (path === '' || !existsSync(inRoot(path))) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(inRoot(path), join(folder, path));
  }
}

/** Links to all installed packages. The links of our own packages lead to the libs of the copy. */
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
