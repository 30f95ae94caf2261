import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { defineConfig, mergeConfig, type Plugin } from 'vite';
import element from './vite.element.config';

const FOLDER = 'dist-element';

/**
 * Builds the element a second time, as one file under an address of its own: a page that names its hash
 * runs this code or none. Files that the code would load later could not be covered by that hash.
 */
export default mergeConfig(
  element,
  defineConfig({
    publicDir: false,
    plugins: [tellIntegrity()],
    build: {
      outDir: `${FOLDER}/versions`,
      manifest: false,
      chunkSizeWarningLimit: 1000,
      rollupOptions: {
        input: { 'ablesbar-reading': 'src/element/define-element.ts' },
        output: { entryFileNames: '[name]-[hash].js', codeSplitting: false },
      },
    },
  }),
);

/** Writes the address and the hash for the pages of utilities beside the moving script. */
function tellIntegrity(): Plugin {
  return {
    name: 'tell-integrity',
    writeBundle({ dir = '' }, files) {
      for (const file of Object.values(files)) {
        if (file.type !== 'chunk' || !file.isEntry) continue;
        const hash = createHash('sha384').update(readFileSync(`${dir}/${file.fileName}`));
        const told = {
          src: `/element/versions/${file.fileName}`,
          integrity: `sha384-${hash.digest('base64')}`,
        };
        writeFileSync(`${FOLDER}/ablesbar-reading.json`, `${JSON.stringify(told, null, 2)}\n`);
      }
    },
  };
}
