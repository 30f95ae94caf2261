import './setup/node-version.mjs';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { spawnSync } from 'node:child_process';
import { npm } from './process/bin.mjs';
import { inRoot, root } from './root.mjs';

/** What runs in production. The demo (main-with-demo.js) has public logins and stays out. */
const FILES = [
  'apps/portal/dist',
  'apps/anonymous-wizard/dist',
  'apps/anonymous-wizard/dist-element',
  'apps/server/dist/main.js',
  'apps/server/dist/main.js.map',
  'apps/server/dist/operator.js',
  'apps/server/dist/operator.js.map',
  'apps/server/applications',
  'apps/server/deploy',
  'apps/server/examples',
];

const readJson = (path) => JSON.parse(readFileSync(inRoot(path), 'utf8'));
const fail = (message) => {
  console.error(message);
  process.exit(1);
};

/**
 * npm would install the packages of the apps and of the libraries too, because the workspaces belong
 * together. So the server gets a manifest of its own; the lock keeps every version.
 */
function productionManifest() {
  const { name, version, license, engines, overrides } = readJson('package.json');
  const ours = Object.entries(readJson('apps/server/package.json').dependencies);
  // Our libraries are part of the built programs. So are most packages, but the folder keeps them for their
  // licences and for scanners (D410).
  const dependencies = Object.fromEntries(ours.filter(([one]) => !one.startsWith('@ablesbar/')));
  return {
    name,
    version,
    license,
    private: true,
    type: 'module',
    // The README and every help text of a command call them so.
    scripts: {
      serve: 'node apps/server/dist/main.js',
      operator: 'node apps/server/dist/operator.js',
    },
    engines,
    dependencies,
    overrides,
  };
}

/** A package that only the server has in its version lies below it in the lock of the workspace. */
function productionLock() {
  const lock = readJson('package-lock.json');
  const own = Object.entries(lock.packages).flatMap(([path, one]) =>
    path.startsWith('apps/server/node_modules/') ? [[path.slice('apps/server/'.length), one]] : [],
  );
  return { ...lock, packages: { ...lock.packages, ...Object.fromEntries(own) } };
}

function runNpm(args, cwd) {
  const [command, all] = npm(args);
  const { status, stdout, stderr, error } = spawnSync(command, all, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  });
  if (status !== 0) fail(error?.message ?? stderr);
  return stdout;
}

const [, , given] = process.argv;
if (given === undefined) fail('npm run assemble -- <folder>: which must be empty or missing');
const folder = resolve(given);
if (existsSync(folder) && readdirSync(folder).length > 0) fail(`${folder} is not empty.`);
const missing = FILES.find((path) => !existsSync(inRoot(path)));
if (missing) fail(`${missing} is missing. Build first: npm run build`);

mkdirSync(folder, { recursive: true });
for (const path of FILES) cpSync(inRoot(path), join(folder, path), { recursive: true });
writeFileSync(join(folder, 'package.json'), JSON.stringify(productionManifest(), null, 2));
writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(productionLock(), null, 2));
cpSync(join(root, '.npmrc'), join(folder, '.npmrc'));
runNpm(['install', '--omit=dev', '--no-audit', '--no-fund'], folder);
writeFileSync(
  join(folder, 'sbom.json'),
  runNpm(['sbom', '--sbom-format=cyclonedx', '--omit=dev'], folder),
);
console.log(folder);
