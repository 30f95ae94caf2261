import { bin } from '../../process/bin.mjs';
import { run } from '../../process/run.mjs';
import { serveFolder } from '../../process/static-server.mjs';
import { inRoot } from '../../root.mjs';
import { BROWSER_ARGS, findBrowser } from '../../setup/browser.mjs';
import { checkStory } from '../../test/check-story.mjs';

const OUTPUT = inRoot('.cache/storybook');
const THEMES = ['light', 'dark'];

/** Each story in both themes: drawn, played to its end, and looked at by axe. */
export async function askStories(tests) {
  if (!(await build())) return tests.map(() => ({ ending: 'could not be built' }));
  const { chromium } = await import('@playwright/test');
  const server = await serveFolder(OUTPUT);
  const executablePath = await findBrowser();
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
  const endings = [];
  try {
    for (const { id } of tests) endings.push(await endingOfStory(browser, server.url, id));
  } finally {
    await browser.close();
    await server.stop();
  }
  return endings;
}

async function build() {
  const args = ['build', '-c', 'tools/storybook', '-o', OUTPUT, '--quiet', '--disable-telemetry'];
  const { code, output } = await run(...bin('storybook', args), { env: { CI: 'true' } });
  if (code !== 0) console.log(output);
  return code === 0;
}

async function endingOfStory(browser, url, id) {
  for (const theme of THEMES) {
    const context = await browser.newContext({
      colorScheme: theme,
      locale: 'de-DE',
      timezoneId: 'Europe/Berlin',
      reducedMotion: 'reduce',
    });
    const problems = await checkStory(await context.newPage(), { url, id, theme });
    await context.close();
    if (problems.length > 0) return { ending: 'failed' };
  }
  return { ending: 'passed' };
}
