import { bin } from '../process/bin.mjs';
import { run } from '../process/run.mjs';
import { inRoot } from '../root.mjs';

/**
 * Builds a page of these benchmarks with the product's bundler and returns the folder of the
 * result.
 */
export async function buildPage(source) {
  const output = inRoot('.cache/bench-pages', source.replaceAll('/', '-'));
  const args = ['build', inRoot(source), '--outDir', output, '--emptyOutDir', '--base', './'];
  const { code, output: log } = await run(...bin('vite', args));
  if (code !== 0) throw new Error(`${source} could not be built:\n${log}`);
  return output;
}
