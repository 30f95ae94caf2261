import { bin } from '../process/bin.mjs';
import { run } from '../process/run.mjs';
import { tally } from './tally.mjs';

export const format = {
  name: 'format',
  async run() {
    const { code, output } = await run(...bin('prettier', ['--check', '.']));
    if (code === 0) return tally(1, 0);
    console.log(output);
    console.log('"npm run format" puts it right.');
    return tally(0, 1);
  },
};
