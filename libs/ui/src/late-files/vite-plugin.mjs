import { readFile } from 'node:fs/promises';
import { transform } from 'esbuild';

const SOURCE = new URL('./fetch-late-files.ts', import.meta.url);
/** Vite calls this module for each import() of a build, and puts the names of its files where the mark is. */
const HELPER = '\0vite/preload-helper.js';
const MARK = '__VITE_PRELOAD__';

/**
 * Builds each import() so that it can be tried again after its files could not be fetched. Nothing repeats
 * those of the script `once`, so its files need not be read twice.
 */
export function lateFiles({ once } = {}) {
  let base = '/';
  let isPlaced = false;
  let chunks = {};

  /** What a script has loaded before it runs. */
  function loadedBy(name, found = new Set()) {
    if (found.has(name)) return found;
    found.add(name);
    chunks[name]?.imports?.forEach((other) => loadedBy(other, found));
    return found;
  }

  /** Vite names the files that a part needs. Most of them are here already. */
  function missingFor(name, needed, { hostId, hostType }) {
    if (hostType === 'html') return needed;
    if (hostId === once) return [];
    const loaded = loadedBy(hostId);
    return [...new Set([name, ...needed])].filter((file) => !loaded.has(file));
  }

  return {
    name: 'ablesbar:late-files',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    // Every browser that can run the apps supports modulepreload itself.
    config: () => ({
      build: { modulePreload: { polyfill: false, resolveDependencies: missingFor } },
    }),
    configResolved(config) {
      base = config.base === './' ? '' : config.base;
    },
    async transform(_, id) {
      if (id !== HELPER) return null;
      isPlaced = true;
      const source = await readFile(SOURCE, 'utf8');
      // Vite names the importer only if the addresses are relative to it.
      const helper = `export const __vitePreload = (load, files = [], importer = location.href) =>
        importLate(load, files.map((file) => new URL(${JSON.stringify(base)} + file, importer).href), fetch);`;
      const { code } = await transform(`${source}\n${helper}`, { loader: 'ts', target: 'esnext' });
      return { code, map: null };
    },
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        chunks = bundle;
        const isNeeded = Object.values(bundle).some((file) => file.code?.includes(MARK));
        if (isNeeded && !isPlaced) this.error('Vite has no helper of this name any more.');
      },
    },
  };
}
