import { spawnSync } from 'node:child_process';
import { inRoot } from '../root.mjs';
import { bin } from './bin.mjs';

/**
 * Formats files as `npm run format` does. The rules are named, because a file outside the repository
 * has none beside it.
 */
export function formatFiles(paths) {
  const args = ['--config', inRoot('.oxfmtrc.json'), ...paths];
  const { status, stderr } = spawnSync(...bin('oxfmt', args), { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}
