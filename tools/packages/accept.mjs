import { run } from '../process/run.mjs';
import { inRoot } from '../root.mjs';
import { LIBRARIES } from './library.mjs';

/** Packs the libraries and keeps their public names as they are now. Returns the written paths. */
export async function acceptApi() {
  for (const name of LIBRARIES) {
    const pack = [inRoot('tools/packages/pack.mjs'), name, '--accept'];
    const { code, output } = await run(process.execPath, pack);
    if (code !== 0) throw new Error(output);
  }
  return LIBRARIES.map((name) => `libs/${name}/api.md`);
}
