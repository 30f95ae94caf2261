import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { inRoot } from '../root.mjs';
import { aliveOf } from './testing/alive.mjs';

const PROBE = inRoot('tools/process/testing/probe.mjs');

const probe = (situation) => {
  const { stdout, stderr } = spawnSync(process.execPath, [PROBE, situation], { encoding: 'utf8' });
  return { result: stdout === '' ? stderr : JSON.parse(stdout) };
};

test.each([
  {
    situation: 'output',
    result: { exitCode: 3, stdout: 'a\nb\n', printed: 'a b c', lines: ['a', 'b'], isTimed: true },
  },
  { situation: 'large output', result: { code: 0, length: 5_000_000 } },
  { situation: 'environment', result: 'kept undefined added\n' },
  { situation: 'no such program', result: { code: 127, isSaid: true } },
  { situation: 'killed by a signal', result: 1 },
  { situation: 'timeout', result: { code: 1, isSaid: true, alive: [] } },
  { situation: 'until a line', result: { started: 2, alive: [] } },
  { situation: 'until a line that never comes', result: 'broken' },
  { situation: 'stopped politely', result: 'bye' },
  { situation: 'stopped by force', result: [] },
])('$situation', ({ situation, result }) => {
  expect(probe(situation)).toEqual({ result });
});

test.each([
  { signal: 'SIGINT', code: 130, situation: 'interrupted' },
  { signal: 'SIGTERM', code: 143, situation: 'interrupted' },
  { signal: 'SIGHUP', code: 129, situation: 'interrupted' },
  { signal: 'SIGINT', code: 130, situation: 'interrupted above' },
  { signal: 'SIGTERM', code: 143, situation: 'interrupted above' },
])('$signal ends all programs of one $situation, and leaves with $code', async (row) => {
  const child = spawn(process.execPath, [PROBE, row.situation], { stdio: 'pipe' });
  const closed = once(child, 'close');
  const [said] = await once(child.stdout.setEncoding('utf8'), 'data');
  const ids = /ids: (\d+) (\d+)/.exec(said).slice(1);
  child.kill(row.signal);
  expect((await closed)[0]).toBe(row.code);
  expect(await aliveOf(ids)).toEqual([]);
});

test('an error ends all programs that were started', async () => {
  const { stdout, status } = spawnSync(process.execPath, [PROBE, 'crashed'], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(await aliveOf(/ids: (\d+) (\d+)/.exec(stdout).slice(1))).toEqual([]);
});
