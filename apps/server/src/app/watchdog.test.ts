import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buildSync } from 'esbuild';
import { join } from 'node:path';

/** A program that watches itself and then hangs, or does not. */
function programThat(work: string): string {
  const { outputFiles } = buildSync({
    stdin: {
      contents: `import { watchMainThread } from './watchdog';
        watchMainThread({ lookMs: 50 }); ${work}`,
      resolveDir: __dirname,
    },
    bundle: true,
    platform: 'node',
    write: false,
    outdir: join(__dirname, 'unused'),
  });
  return outputFiles.map(({ text }) => text).join('');
}

it('ends a process that hangs and ignores SIGTERM', async () => {
  const hanging = programThat(`process.on('SIGTERM', () => process.exit(0));
    setTimeout(() => { require('node:fs').writeSync(1, 'hangs'); for (;;); }, 1);`);
  const child = spawn(process.execPath, ['-e', hanging]);
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  expect(await once(child, 'close')).toEqual([null, 'SIGKILL']);
});

it('leaves a process alone that responds', async () => {
  const child = spawn(process.execPath, [
    '-e',
    programThat('setTimeout(() => process.exit(7), 1000);'),
  ]);
  expect(await once(child, 'close')).toEqual([7, null]);
});
