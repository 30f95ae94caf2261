import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { inRoot, root } from '../root.mjs';

/** Copies the repository, including changes that are not committed, and links to its packages. */
export function copyRepository(folder) {
  copyFiles(folder);
  linkPackages(folder);
}

function copyFiles(folder) {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`Git could not list the files:\n${stderr}`);
  for (const path of new Set(stdout.split('\0'))) {
    if (path === '' || !existsSync(inRoot(path))) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    copyFileSync(inRoot(path), join(folder, path));
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
