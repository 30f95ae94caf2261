import { readdirSync } from 'node:fs';
import { inRoot } from '../root.mjs';
import { readJson } from './read-json.mjs';

const folders = () => [
  ...['apps', 'libs'].flatMap((parent) =>
    readdirSync(inRoot(parent)).map((name) => `${parent}/${name}`),
  ),
  'tools',
];

/**
 * Every project of the workspace with its folder and targets: its scripts, as Nx reads them (D3).
 */
export function readProjects() {
  return folders().flatMap((folder) => {
    const manifest = readJson(inRoot(folder, 'package.json'));
    return manifest === null
      ? []
      : [{ name: manifest.name, folder, targets: Object.keys(manifest.scripts ?? {}) }];
  });
}
