import { chromium } from '@playwright/test';
import { BROWSER_ARGS } from '../setup/browser.mjs';
import { checkStory } from './check-story.mjs';

const THEMES = ['light', 'dark'];

/** Works through the stories with a page of its own, so that several can share one list. */
async function worker(browser, url, queue, findings) {
  for (let story = queue.shift(); story; story = queue.shift()) {
    const problems = [];
    for (const theme of THEMES) {
      // A context per visit: what one story stores must not reach the next.
      const context = await browser.newContext({
        colorScheme: theme,
        locale: 'de-DE',
        timezoneId: 'Europe/Berlin',
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      const found = await checkStory(page, { url, id: story.id, theme });
      problems.push(...found.map((problem) => `${theme}: ${problem}`));
      await context.close();
    }
    findings.push({ story, problems });
  }
}

/** Every story of a built Storybook, in both themes: [{ story, problems }]. */
export async function checkStories({ url, executablePath, workers }) {
  const answer = await fetch(`${url}/index.json`);
  const { entries } = await answer.json();
  const queue = Object.values(entries).filter(({ type }) => type === 'story');
  const findings = [];
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
  try {
    const pages = Array.from({ length: workers }, () => worker(browser, url, queue, findings));
    await Promise.all(pages);
  } finally {
    await browser.close();
  }
  return findings;
}
