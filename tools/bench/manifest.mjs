import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/** The files that an entry needs to start, according to Vite's manifest. */
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

/**
 * The weight of an entry according to the manifest, to compare with the files that a browser loads.
 */
export function gzipByManifest(dist, entry) {
  const manifest = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8'));
  return filesOfEntry(manifest, entry)
    .map((name) => gzipSync(readFileSync(`${dist}/${name}`), { level: 9 }).length)
    .reduce((total, size) => total + size, 0);
}

/** The bundler's runtime. It has no source map, because it has no source file. */
const RUNTIME = /\/(?:rolldown-runtime|preload-helper)-[\w-]+\.js$/;

/** A file that contains only imports has no source map either. */
const ONLY_IMPORTS = /^\s*(?:import"[^"]+";\s*|\/\*[^*]*\*\/\s*)*$/;

/** The npm packages whose code is in these built files, according to the source maps. */
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
