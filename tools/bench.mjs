import './setup/node-version.mjs';
import { inRoot } from './root.mjs';
import { installLab, installPackages } from './setup/packages.mjs';

/**
 * `npm run bench`, or a part of it: `npm run bench -- rules`. Each part runs as a process and gets
 * the words that follow its name.
 */
const PARTS = {
  sizes: 'bench/bench-sizes.mjs',
  wizard: 'lab/wizard/bench-wizard.mjs',
  rules: 'bench/rules/bench-rules.mjs',
  list: 'lab/list/bench-list.mjs',
  photo: 'lab/photo/bench-photo.mjs',
  server: 'lab/server/bench-server.mjs',
  scale: 'lab/server/bench-scale.mjs',
  neighbours: 'lab/server/bench-neighbours.mjs',
  bodies: 'lab/server/bench-bodies.mjs',
  operator: 'bench/bench-operator.mjs',
  sharing: 'bench/sharing/bench-sharing.mjs',
};

const [only, ...words] = process.argv.slice(2);
const parts = Object.keys(PARTS).filter((part) => only === undefined || part === only);
if (parts.length === 0) throw new Error(`${only} is none of the parts: ${Object.keys(PARTS)}.`);

installPackages();
// Only now, because it needs a package.
const { run } = await import('./process/run.mjs');
if (parts.some((part) => PARTS[part].startsWith('lab/'))) installLab();
for (const part of parts) {
  // tsx, because the parts import rules that are written in TypeScript.
  const script = ['--import', 'tsx', inRoot('tools', PARTS[part]), ...words];
  const { code } = await run(process.execPath, script, { isShown: true });
  if (code !== 0) process.exitCode = code;
}
