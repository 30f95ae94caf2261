import { readFileSync } from 'node:fs';
import { inRoot } from '../root.mjs';

/**
 * Command and arguments that run the program of an installed package with this Node, without npx.
 */
export function bin(packageName, args, program = packageName.split('/').pop()) {
  const folder = inRoot('node_modules', packageName);
  const { bin: programs } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  const path = typeof programs === 'string' ? programs : programs[program];
  return [process.execPath, [`${folder}/${path}`, ...args]];
}

/** Command and arguments for the npm that started this process, with its registry and cache. */
export function npm(args) {
  const { npm_execpath: script } = process.env;
  return script?.endsWith('.js') ? [process.execPath, [script, ...args]] : ['npm', args];
}
