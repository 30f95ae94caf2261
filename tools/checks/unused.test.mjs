// Unused code is deleted: every file, export and dependency has a user. knip.json names the Vite
// configurations as entries, so knip reads them like other code. Otherwise knip runs each of them
// eight times, and the portal's then analyses all of the portal each time.
import { spawnSync } from 'node:child_process';
import { bin } from '../process/bin.mjs';
import { root } from '../root.mjs';

test('no file, export or dependency is unused, and none is missing', () => {
  const [command, args] = bin('knip', ['--no-config-hints', '--no-progress']);
  const { stdout, status } = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
  expect(stdout.trim()).toBe('');
  expect(status).toBe(0);
});
