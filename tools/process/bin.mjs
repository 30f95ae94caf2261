import { readFileSync } from 'node:fs';
import { inRoot } from '../root.mjs';

/**
 * Command and arguments that run an installed package's program with this very Node, without npx.
 */
export function bin(packageName, args, program = packageName.split('/').pop()) {
  const folder = inRoot('node_modules', packageName);
  const { bin: programs } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  const path = typeof programs === 'string' ? programs : programs[program];
  return [process.execPath, [`${folder}/${path}`, ...args]];
}

/** npm itself: the one that started us, so that both speak of the same registry and cache. */
export function npm(args) {
  const { npm_execpath: script } = process.env;
  return script?.endsWith('.js') ? [process.execPath, [script, ...args]] : ['npm', args];
}
