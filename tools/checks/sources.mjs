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
  'coverage',
  'storybook-static',
  'test-results',
  'playwright-report',
]);

/** Every file of ours below a folder, as paths from the root; git is not asked, a copy has none. */
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
