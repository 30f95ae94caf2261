import './setup/node-version.mjs';
import { bin } from './process/bin.mjs';
import { startChild, stopChild } from './process/children.mjs';
import { onInterrupt } from './process/on-interrupt.mjs';
import { inRoot } from './root.mjs';
import { installPackages } from './setup/packages.mjs';

await installPackages();

// The development servers pass calls on to the server at this port (see the apps' vite.config.ts).
const port = process.env.PORT ?? '4200';
const env = { ...process.env, PORT: port };
const { DEMO = '1' } = process.env;
const server = DEMO === '1' ? 'src/main-with-demo.ts' : 'src/main.ts';

const programs = [
  {
    folder: 'apps/server',
    // --clear-screen=false: three programs write to one terminal.
    command: bin('tsx', ['watch', '--clear-screen=false', server]),
    env,
  },
  { folder: 'apps/portal', command: bin('vite', ['--clearScreen=false']), env },
  {
    folder: 'apps/anonymous-wizard',
    command: bin('vite', ['--clearScreen=false']),
    env,
  },
];

const children = programs.map(({ folder, command: [program, args], env: environment }) =>
  startChild(program, args, {
    cwd: inRoot(folder),
    env: environment,
    stdio: ['ignore', 'inherit', 'inherit'],
  }),
);

const stopAll = () => Promise.all(children.map((child) => stopChild(child)));
onInterrupt(stopAll);

// One of them alone is of no use: the first that ends takes the others along.
for (const child of children) {
  child.once('close', async (code) => {
    await stopAll();
    process.exit(code ?? 1);
  });
}
