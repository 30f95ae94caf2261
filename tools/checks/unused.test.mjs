// Unused code is deleted: every file, export and dependency has a user.
import { spawnSync } from 'node:child_process';
import { bin } from '../process/bin.mjs';
import { root } from '../root.mjs';

test('no file, export or dependency is unused, and none is missing', () => {
  const [command, args] = bin('knip', ['--no-config-hints', '--no-progress']);
  const { stdout, status } = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
  expect(stdout.trim()).toBe('');
  expect(status).toBe(0);
});
