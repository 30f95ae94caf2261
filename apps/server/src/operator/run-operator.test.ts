import { join } from 'node:path';
import { makeDataDir } from '../testing/data-folder';
import { createProgress } from './progress';
import { COMMANDS } from './commands';
import { runOperator } from './run-operator';

const root = join(__dirname, '../../../..');
const data = makeDataDir();
afterAll(() => data.remove());

const clock = () => new Date('2026-11-21T09:00:00Z');

async function operate(...args: readonly string[]) {
  const said: string[] = [];
  const complained: string[] = [];
  const code = await runOperator(args, {
    root,
    environment: { DATA_DIR: data.path },
    cwd: data.path,
    clock,
    openClock: async () => ({ clock, stop: async () => undefined }),
    say: (line) => void said.push(line),
    complain: (line) => void complained.push(line),
    draw: null,
  });
  return { code, said: said.join('\n'), complained: complained.join('\n') };
}

it.each([[], ['--help'], ['help']])('%j lists every command', async (...args) => {
  const { code, said } = await operate(...args);
  expect(code).toBe(0);
  for (const { name, summary } of COMMANDS)
    expect(said).toMatch(new RegExp(`${name}.*${summary[0]}`));
});

it.each(COMMANDS)(
  '$name --help explains the command without a database',
  async ({ name, values }) => {
    const { code, said } = await operate(...name.split(' '), '--help');
    expect(code).toBe(0);
    expect(said).toContain(`npm run operator -- ${name}`);
    for (const option of Object.keys(values)) expect(said).toContain(`--${option}`);
  },
);

it('the help of a first word lists the commands that begin with it', async () => {
  const { code, said } = await operate('campaign', '--help');
  expect(code).toBe(0);
  expect(said).toMatch(/campaign open[\s\S]*campaign close[\s\S]*campaign list/);
  expect(said).not.toContain('letters');
});

it('help before a command explains it as --help behind it does', async () => {
  expect(await operate('help', 'campaign', 'open')).toEqual(
    await operate('campaign', 'open', '--help'),
  );
});

it.each([
  { args: ['campaign'], reason: /„campaign“ gibt es nicht[\s\S]*campaign open/ },
  { args: ['impotr'], reason: /„impotr“ gibt es nicht/ },
  { args: ['revoke'], reason: /Aufruf: .* revoke <Kunde>/ },
  { args: ['revoke', '1', '2'], reason: /Aufruf: .* revoke <Kunde>/ },
  { args: ['revoke', '1', '--force'], reason: /--help/ },
])('refuses $args', async ({ args, reason }) => {
  const { code, complained } = await operate(...args);
  expect(code).toBe(2);
  expect(complained).toMatch(reason);
});

it('prints facts for a program in place of the sentences', async () => {
  const { code, said } = await operate('stats', '--json');
  expect(code).toBe(0);
  expect(JSON.parse(said)).toMatchObject({ jobs: 0 });
});

it('opens the database of the settings, and reports a failure in one line', async () => {
  expect(await operate('stats')).toMatchObject({ code: 0, complained: '' });
  const { code, complained } = await operate('revoke', 'nobody');
  expect(code).toBe(1);
  expect(complained).toMatch(/^Kein Zugang .*nobody.*$/);
});

it('shows the progress on a terminal only, and not a thousand times a second', () => {
  const drawn: string[] = [];
  let now = 1_000;
  const progress = createProgress(
    (text) => void drawn.push(text),
    () => new Date(now),
  );
  progress.show('Import', 1, 4);
  progress.show('Import', 2, 4);
  now += 100;
  progress.show('Import', 4, 4);
  progress.end();
  expect(drawn).toHaveLength(3);
  expect(drawn[1]).toContain('[########################] 100 %  4');
});
