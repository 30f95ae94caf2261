import { readFileSync } from 'node:fs';
import { filesBelow } from '../checks/sources.mjs';
import { manifestOf } from './library.mjs';

const IMPORTED = /(?:from|import) ?\(? ?["']([^."'][^"']*)["']/g;

/** The name of the package behind an import: '@a/b/c' is in '@a/b'. */
const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** The packages that the built files of a library import. */
export function importedPackages(dist) {
  const code = filesBelow('', dist).filter((path) => /\.(js|d\.ts)$/.test(path));
  const specifiers = code.flatMap((path) =>
    [...readFileSync(`${dist}/${path}`, 'utf8').matchAll(IMPORTED)].map(
      ([, specifier]) => specifier,
    ),
  );
  return [...new Set(specifiers.map(packageOf))].sort();
}

/** Tried with one version, so later ones without a break are allowed. */
const rangeOf = (name, version) =>
  name.startsWith('@ablesbar/') ? `^${manifestOf(name.split('/')[1]).version}` : `^${version}`;

const doorTo = (entry) => ({ types: `./dist/${entry}.d.ts`, default: `./dist/${entry}.js` });

/**
 * The package.json of the package. The one of the library leads to the sources (D2), and npm does
 * not read another `exports` from `publishConfig`.
 */
export function packedManifest({ manifest, entries, hasStyle }, imported) {
  const { name, version, description, license, engines, dependencies, peerDependencies } = manifest;
  const known = { ...dependencies, ...peerDependencies };
  const unknown = imported.filter((one) => !(one in known) && one !== name);
  if (unknown.length > 0)
    throw new Error(`${name} imports ${unknown}, but depends on none of them`);
  const needed = Object.entries(dependencies ?? {}).filter(([one]) => imported.includes(one));
  const doors = Object.entries(entries).map(([door, entry]) => [door, doorTo(entry)]);
  const style = { types: './dist/style.d.ts', default: './dist/style.css' };
  return {
    name,
    version,
    description,
    license,
    type: 'module',
    engines,
    sideEffects: hasStyle ? ['**/*.css'] : false,
    exports: {
      ...Object.fromEntries(doors),
      ...(hasStyle && { './style.css': style }),
      './package.json': './package.json',
    },
    files: ['dist', 'CHANGELOG.md'],
    dependencies: Object.fromEntries(needed.map(([one, at]) => [one, rangeOf(one, at)])),
    peerDependencies,
  };
}
