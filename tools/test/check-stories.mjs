import { chromium } from '@playwright/test';
import axe from 'axe-core';
import { BROWSER_ARGS } from '../setup/browser.mjs';
import { DESK, newStoryPage, SCREEN_TAG, storiesOf } from '../storybook/story-page.mjs';
import { checkStory } from './check-story.mjs';
import { withoutKnown } from './known-flaws.mjs';

const isScreen = ({ tags }) => tags.includes(SCREEN_TAG);

/**
 * Works through the shared list in one page, which saves a start of Storybook for each story. If a
 * story has problems, it is checked again in a fresh page, because the story before may have caused
 * them.
 */
async function worker(browser, url, queue, findings) {
  const page = await newStoryPage(browser, DESK, axe.source);
  let isInPlace = false;
  for (let story = queue.shift(); story; story = queue.shift()) {
    let problems = await checkStory(page, { url, story, isInPlace });
    if (isInPlace && problems.length > 0) {
      problems = await checkStory(page, { url, story, isInPlace: false });
    }
    isInPlace = problems.length === 0;
    findings.set(story.id, problems);
  }
  await page.context().close();
}

/** Checks all stories of a built Storybook, or only these ids: [{ story, problems }]. */
export async function checkStories({ url, executablePath, workers, only }) {
  const all = await storiesOf(url);
  const stories = all.filter(({ id }) => only === undefined || only.includes(id));
  const findings = new Map();
  // The slow ones first, so that the workers finish at about the same time.
  const queue = [...stories.filter(isScreen), ...stories.filter((story) => !isScreen(story))];
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
  try {
    await Promise.all(Array.from({ length: workers }, () => worker(browser, url, queue, findings)));
  } finally {
    await browser.close();
  }
  return stories.map((story) => ({
    story,
    problems: withoutKnown(story.id, findings.get(story.id)),
  }));
}
