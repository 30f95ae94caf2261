import { cpSync, existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npm } from '../../process/bin.mjs';
import { readJson } from '../../process/report.mjs';
import { run } from '../../process/run.mjs';
import { inRoot, root } from '../../root.mjs';

/** The folders in node_modules that these packages ask for, and those in turn. */
function neededFolders(names) {
  const found = new Map();
  const follow = (name, from) => {
    const folder = [`${from}/node_modules/${name}`, inRoot('node_modules', name)].find(existsSync);
    if (folder === undefined || found.has(folder)) return;
    const { dependencies, peerDependencies, peerDependenciesMeta } = readJson(
      join(folder, 'package.json'),
    );
    found.set(folder, name);
    const isOptional = (peer) => peerDependenciesMeta?.[peer]?.optional;
    const peers = Object.keys(peerDependencies ?? {}).filter((peer) => !isOptional(peer));
    for (const next of [...Object.keys(dependencies ?? {}), ...peers]) follow(next, folder);
  };
  for (const name of names) follow(name, root);
  return [...found.keys()];
}

function copyPackages(names, folder) {
  for (const from of neededFolders(names)) {
    const to = join(folder, from.slice(root.length + 1));
    mkdirSync(to, { recursive: true });
    cpSync(from, to, { recursive: true, filter: (path) => !path.endsWith('.map') });
  }
}

/**
 * A folder outside the repository in which npm has installed the libraries, with React as their
 * peer. What these ask for is copied from our node_modules before: npm finds it there, keeps what is
 * asked for, refuses what does not fit, and needs no network. `later` names packages that are there
 * besides.
 */
export async function emptyProject({ libraries, later }) {
  const folder = mkdtempSync(join(tmpdir(), 'ablesbar-packages-'));
  const asked = libraries.flatMap(({ out }) => {
    const { dependencies, peerDependencies } = readJson(`${out}/package.json`);
    return Object.keys({ ...dependencies, ...peerDependencies });
  });
  const others = asked.filter((name) => !name.startsWith('@ablesbar/'));
  copyPackages(others, folder);
  const dependencies = libraries.map(({ manifest, tarball }) => [manifest.name, `file:${tarball}`]);
  const manifest = {
    private: true,
    type: 'module',
    dependencies: Object.fromEntries(dependencies),
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  const options = ['--offline', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { code, output } = await run(...npm(['install', ...options]), { cwd: folder });
  copyPackages(later, folder);
  return { folder, isInstalled: code === 0, output };
}
