import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

const NOT_OURS = new Set([
  '.git',
  '.nx',
  '.cache',
  '.data',
  'node_modules',
  'dist',
  'dist-element',
  'coverage',
  'storybook-static',
  'test-results',
  'playwright-report',
]);

/**
 * All files of ours below a folder, as paths from the root. Without git, because a copy has no
 * repository.
 */
export function filesBelow(folder, home = root) {
  return readdirSync(join(home, folder), { withFileTypes: true })
    .filter(({ name }) => !NOT_OURS.has(name))
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      return entry.isDirectory() ? filesBelow(path, home) : [path];
    })
    .sort();
}

export const foldersIn = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NOT_OURS.has(entry.name))
    .map(({ name }) => name);

export const textOf = (path) => readFileSync(join(root, path), 'utf8');

export const isProductCode = (path) =>
  /\.tsx?$/.test(path) &&
  !/\.(test|spec|stories|examples|css)\.tsx?$/.test(path) &&
  !path.includes('/testing/');
