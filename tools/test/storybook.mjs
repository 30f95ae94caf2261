import { availableParallelism } from 'node:os';
import { bin } from '../process/bin.mjs';
import { run } from '../process/run.mjs';
import { serveFolder } from '../process/static-server.mjs';
import { inRoot } from '../root.mjs';
import { orFailed, tally } from './tally.mjs';

const OUTPUT = inRoot('.cache/storybook');

async function build() {
  const args = ['build', '-c', 'tools/storybook', '-o', OUTPUT, '--quiet', '--disable-telemetry'];
  const { code, output } = await run(...bin('storybook', args), { env: { CI: 'true' } });
  if (code !== 0) console.log(output);
  return code === 0;
}

export const storybook = {
  name: 'storybook',
  needsBrowser: true,
  async run({ browser }) {
    if (!(await build())) return tally(0, 1);
    const { checkStories } = await import('./check-stories.mjs');
    const server = await serveFolder(OUTPUT);
    try {
      const workers = availableParallelism();
      const findings = await checkStories({ url: server.url, executablePath: browser, workers });
      const bad = findings.filter(({ problems }) => problems.length > 0);
      for (const { story, problems } of bad) {
        console.log(`  ${story.title} / ${story.name} (${story.id})`);
        for (const problem of problems) console.log(`    ${problem}`);
      }
      return orFailed(tally(findings.length - bad.length, bad.length));
    } finally {
      await server.stop();
    }
  },
};
