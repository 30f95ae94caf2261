import './setup/node-version.mjs';
import { run } from './process/run.mjs';
import { inRoot } from './root.mjs';
import { installPackages } from './setup/packages.mjs';

/** `npm run bench`, or a part of it: `npm run bench -- rules`. Each runs in a process of its own. */
const PARTS = {
  sizes: 'sizes-part.mjs',
  wizard: 'wizard/bench-wizard.mjs',
  rules: 'rules/bench-rules.mjs',
  list: 'list/bench-list.mjs',
  photo: 'photo/bench-photo.mjs',
  server: 'server/bench-server.mjs',
  operator: 'operator/bench-operator.mjs',
  sharing: 'sharing/bench-sharing.mjs',
};

const [only] = process.argv.slice(2);
const parts = Object.keys(PARTS).filter((part) => only === undefined || part === only);
if (parts.length === 0) throw new Error(`${only} is none of the parts: ${Object.keys(PARTS)}.`);

await installPackages();
for (const part of parts) {
  // The rules are TypeScript; tsx lets Node read them as they are.
  const script = ['--import', 'tsx', inRoot('tools/bench', PARTS[part])];
  const { code } = await run(process.execPath, script, { isShown: true, spawn: { cwd: inRoot() } });
  if (code !== 0) process.exitCode = code;
}
