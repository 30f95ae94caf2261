import { build } from 'esbuild';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../../root.mjs';

/** The library as an app gets it, bundled for this run. `weights` is another file than its own. */
export async function openReader(weights) {
  const folder = mkdtempSync(join(tmpdir(), 'ablesbar-digits-'));
  const outfile = join(folder, 'reader.mjs');
  const entryPoints = [inRoot('libs/digit-reader/src/index.ts')];
  await build({ entryPoints, outfile, bundle: true, format: 'esm', logLevel: 'error' });
  const library = await import(outfile);
  rmSync(folder, { recursive: true });
  const reader = weights === undefined ? await library.loadReader() : library.createReader(weights);
  return { ...library, reader };
}
