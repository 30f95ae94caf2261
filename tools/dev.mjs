import './setup/node-version.mjs';
import { bin } from './process/bin.mjs';
import { onInterrupt } from './process/on-interrupt.mjs';
import { inRoot } from './root.mjs';
import { installPackages } from './setup/packages.mjs';
import { serverProgram } from './setup/server-program.mjs';

installPackages();
// Only now, because it needs a package.
const { startChild, stopChild } = await import('./process/children.mjs');

// The development servers forward calls to the server at this port (see vite.config.ts of the
// apps).
const port = process.env.PORT ?? '4200';
const { program, notice } = serverProgram(process.env);
if (notice !== null) console.log(notice);

// The screen is not cleared, because three programs write to one terminal.
const programs = {
  'apps/server': bin('tsx', ['watch', '--clear-screen=false', `src/${program}.ts`]),
  'apps/portal': bin('vite', ['--clearScreen=false']),
  'apps/anonymous-wizard': bin('vite', ['--clearScreen=false']),
};
const children = Object.entries(programs).map(([folder, [command, args]]) =>
  startChild(command, args, {
    cwd: inRoot(folder),
    env: { PORT: port },
    stdout: 'inherit',
    stderr: 'inherit',
  }),
);

const stopAll = () => Promise.all(children.map((child) => stopChild(child)));
onInterrupt(stopAll);

// None of them is of use without the others, so the first that ends also ends the others.
const { exitCode = 1 } = await Promise.race(children);
await stopAll();
process.exit(exitCode);
