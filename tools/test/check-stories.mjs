import { chromium } from '@playwright/test';
import { BROWSER_ARGS } from '../setup/browser.mjs';
import { checkStory } from './check-story.mjs';

const THEMES = ['light', 'dark'];

/** Works through the shared list with a page of its own; loading a story anew forgets the one before. */
async function worker(browser, url, theme, queue, findings) {
  const context = await browser.newContext({
    colorScheme: theme,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  for (let story = queue.shift(); story; story = queue.shift()) {
    const problems = await checkStory(page, { url, id: story.id, theme });
    findings.get(story.id).push(...problems.map((problem) => `${theme}: ${problem}`));
  }
  await context.close();
}

/** Every story of a built Storybook, in both themes: [{ story, problems }]. */
export async function checkStories({ url, executablePath, workers }) {
  const answer = await fetch(`${url}/index.json`);
  const { entries } = await answer.json();
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  const findings = new Map(stories.map(({ id }) => [id, []]));
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
  try {
    for (const theme of THEMES) {
      const queue = [...stories];
      const pages = Array.from({ length: workers }, () =>
        worker(browser, url, theme, queue, findings),
      );
      await Promise.all(pages);
    }
  } finally {
    await browser.close();
  }
  return stories.map((story) => ({ story, problems: findings.get(story.id) }));
}
