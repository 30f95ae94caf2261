import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { inRoot } from '../../root.mjs';

const ASSETS = inRoot('apps/portal/dist/assets');
const gzip = (bytes) => gzipSync(bytes, { level: 9 }).length;

function workerNamed(name) {
  const file = readdirSync(ASSETS).find((one) => one.startsWith(name) && one.endsWith('.js'));
  if (!file) throw new Error(`There is no ${name} in ${ASSETS}.`);
  return gzip(readFileSync(`${ASSETS}/${file}`));
}

/** What the workers weigh, beside SheetJS as a whole. */
export async function workerSizes() {
  const whole = await build({
    stdin: {
      contents: "import * as XLSX from '@e965/xlsx'; globalThis.XLSX = XLSX;",
      resolveDir: inRoot('apps/portal'),
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    external: ['fs', 'crypto', 'stream'],
  });
  return {
    writes: workerNamed('export.worker-'),
    reads: workerNamed('import.worker-'),
    whole: gzip(whole.outputFiles[0].contents),
  };
}
