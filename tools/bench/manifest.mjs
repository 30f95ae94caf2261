import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/** Vite's account of a build: which files an entry cannot start without. */
export function filesOfEntry(manifest, entry = 'index.html') {
  const files = new Set();
  const seen = new Set();
  const visit = (key) => {
    if (seen.has(key) || !manifest[key]) return;
    seen.add(key);
    const { file, css = [], imports = [] } = manifest[key];
    for (const name of [file, ...css]) files.add(name);
    imports.forEach(visit);
  };
  visit(entry);
  return [...files].filter((name) => /\.(js|css)$/.test(name));
}

/** What the entry weighs by that account, to hold what a browser really fetched against it. */
export function gzipByManifest(dist, entry) {
  const manifest = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8'));
  return filesOfEntry(manifest, entry)
    .map((name) => gzipSync(readFileSync(`${dist}/${name}`), { level: 9 }).length)
    .reduce((total, size) => total + size, 0);
}

/** The bundler's own few lines; they come from no source of ours, so they have no map. */
const RUNTIME = /\/(?:rolldown-runtime|preload-helper)-[\w-]+\.js$/;

/** A file that only imports others, or only its stylesheet, has no map either. */
const ONLY_IMPORTS = /^\s*(?:import"[^"]+";\s*|\/\*[^*]*\*\/\s*)*$/;

/** The npm packages whose code is in these built files, from their source maps. */
export function packagesIn(dist, paths) {
  const names = new Set();
  for (const path of paths.filter((name) => name.endsWith('.js') && !RUNTIME.test(name))) {
    const map = `${dist}${path}.map`;
    if (!existsSync(map) && ONLY_IMPORTS.test(readFileSync(`${dist}${path}`, 'utf8'))) continue;
    if (!existsSync(map)) throw new Error(`${map} is missing: build with source maps.`);
    for (const source of JSON.parse(readFileSync(map, 'utf8')).sources) {
      const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1];
      if (name) names.add(name);
    }
  }
  return [...names].sort();
}
