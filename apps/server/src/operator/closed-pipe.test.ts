import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { builtProgram } from '../testing/server-process';

it('a command whose reader has gone ends quietly', async () => {
  const operator = spawn(process.execPath, [builtProgram('operator'), '--help']);
  operator.stdout.destroy();
  let err = '';
  operator.stderr.on('data', (part) => (err += String(part)));
  expect(await once(operator, 'close')).toEqual([0, null]);
  expect(err).toBe('');
});
