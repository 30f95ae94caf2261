import { spawnSync } from 'node:child_process';
import { inRoot } from '../../root.mjs';

/** ESLint's messages for each row { file, code }, in the same order. Starts ESLint once. */
export function lintRows(rows) {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [inRoot('tools/checks/lint/lint-texts.mjs')],
    { input: JSON.stringify(rows), encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (status !== 0) throw new Error(`ESLint did not answer:\n${stderr}`);
  return JSON.parse(stdout);
}
