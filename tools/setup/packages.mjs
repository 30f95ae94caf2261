import { existsSync, readFileSync } from 'node:fs';
import { npm } from '../process/bin.mjs';
import { step } from '../process/step.mjs';
import { inRoot } from '../root.mjs';

/**
 * Is everything in the lock there, in its version? npm writes down at the end of an installation
 * what it has installed, so a broken-off one is noticed, and one made by hand is not repeated.
 * Optional packages are left out: those of other platforms are never there.
 */
export function isInstalled(lock, installed) {
  return Object.entries(lock.packages).every(
    ([path, { version, optional }]) =>
      path === '' ||
      optional ||
      (path in installed.packages && installed.packages[path].version === version),
  );
}

const read = (path) => JSON.parse(readFileSync(path, 'utf8'));

export async function installPackages() {
  const installed = inRoot('node_modules/.package-lock.json');
  if (existsSync(installed) && isInstalled(read(inRoot('package-lock.json')), read(installed))) {
    return;
  }
  // Building needs the development packages too, whatever NODE_ENV says.
  await step('Installing packages', npm(['ci', '--include=dev', '--no-audit', '--no-fund']));
}
