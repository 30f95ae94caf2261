import { bin } from '../process/bin.mjs';
import { run } from '../process/run.mjs';
import { inRoot } from '../root.mjs';
import { tally } from './tally.mjs';

/** Prettier remembers by itself which files it has found in order. */
const REMEMBER = ['--cache', '--cache-strategy', 'content', '--cache-location'];

export async function checkFormat() {
  console.log('> format');
  const { code, output, seconds } = await run(
    ...bin('prettier', ['--check', '.', ...REMEMBER, inRoot('.cache/prettier')]),
  );
  if (code !== 0) {
    console.log(output);
    console.log('"npm run format" puts it right.');
  }
  const result = code === 0 ? tally(1, 0) : tally(0, 1);
  return { target: 'format', tally: result, seconds, tasks: 1, cached: 0 };
}
