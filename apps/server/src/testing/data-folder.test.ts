import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { makeDataDir, removeFoldersOfKilledRuns } from './data-folder';

/** The first process of a machine always runs, and belongs to somebody else. */
const FIRST = 1;

it('removes the folders of killed runs, and no other', () => {
  const running = makeDataDir();
  const { pid: ended } = spawnSync(process.execPath, ['--version']);
  const ofProcess = (id: number) => running.path.replace(`-${process.pid}-`, `-${id}-`);
  const killed = ofProcess(ended);
  const kept = [ofProcess(FIRST), killed.replace('ablesbar', 'another')];
  for (const folder of [killed, ...kept]) mkdirSync(folder);
  try {
    removeFoldersOfKilledRuns();
    expect([killed, running.path, ...kept].filter(existsSync)).toEqual([running.path, ...kept]);
  } finally {
    running.remove();
    for (const folder of [killed, ...kept]) rmSync(folder, { recursive: true, force: true });
  }
});
