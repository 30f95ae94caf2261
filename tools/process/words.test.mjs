import { spawnSync } from 'node:child_process';
import { inRoot } from '../root.mjs';

// None of these may begin its work: each ends before it installs or builds anything.
test.each([
  { command: 'soak', words: ['--help'], says: "Unknown option '--help'. tools/README.md" },
  { command: 'soak', words: ['brwser'], says: 'brwser is none of the parts: queue, model' },
  { command: 'soak', words: ['browser', 'opera'], says: 'opera is none of chromium, firefox' },
  { command: 'soak', words: ['camera', 'long'], says: 'minutes: long is no whole number.' },
  { command: 'soak', words: ['--busy', 'four'], says: '--busy: four is no whole number.' },
  { command: 'flakiness', words: ['some'], says: 'runs: some is no whole number.' },
  { command: 'pictures', words: ['--acept'], says: "Unknown option '--acept'." },
  { command: 'bench', words: ['sises'], says: 'sises is none of the parts: sizes, lighthouse' },
  { command: 'test', words: ['--quik'], says: "Unknown option '--quik'." },
  { command: 'release', words: ['--dryrun'], says: "Unknown option '--dryrun'." },
])('$command refuses $words with a sentence', ({ command, words, says }) => {
  const script = inRoot('tools', `${command}.mjs`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...words], {
    encoding: 'utf8',
    timeout: 10_000,
  });
  expect({ status, stdout, lines: stderr.trim().split('\n').length }).toEqual({
    status: 1,
    stdout: '',
    lines: 1,
  });
  expect(stderr).toContain(says);
});
