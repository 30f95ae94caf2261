import { bin } from '../../process/bin.mjs';
import { run } from '../../process/run.mjs';
import { inRoot } from '../../root.mjs';

const OUTPUT = inRoot('.cache/react-floor');

/** The five steps in React alone, beside which ours are weighed, with the same bundler. */
export async function buildReact() {
  const args = ['build', 'tools/bench/wizard/react', '--outDir', OUTPUT, '--emptyOutDir'];
  const { code, output } = await run(...bin('vite', args));
  if (code !== 0) throw new Error(`The React-only page could not be built:\n${output}`);
  return OUTPUT;
}
