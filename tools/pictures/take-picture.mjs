import {
  DESK,
  openStory,
  SCREEN_TAG,
  screenAtRest,
  setLanguage,
  setTheme,
  settled,
} from '../storybook/story-page.mjs';

const WIDTHS = [360, 768, 1280];
const HEIGHTS = { 360: 740, 768: 1024, 1280: 900 };
const LANGUAGES = ['de-informal', 'en'];
/** A list of 1 200 meters would be a very long picture. */
const TALLEST = 2000;

/**
 * The pictures of one story, in the order in which they stand on its sheet: a phone's in full, the others at half
 * their size, because all sheets together are kept in the repository.
 */
export async function takePictures(page, url, story) {
  // At the width at which `npm test` plays the story, too.
  await page.setViewportSize(DESK);
  const failure = await openStory(page, url, story.id);
  if (failure !== null) throw new Error(failure);
  const isScreen = story.tags.includes(SCREEN_TAG);
  await (isScreen ? screenAtRest(page) : settled(page));
  // Whatever was clicked last looks touched under the mouse, and a caret blinks.
  await page.mouse.move(0, 0);
  await page.addStyleTag({ content: '* { caret-color: transparent !important; }' });
  const pictures = [];
  // The widest first: what stands open there alone, as the calendar, is gone once it was narrow.
  for (const width of isScreen ? WIDTHS.toReversed() : [WIDTHS[0]]) {
    pictures.unshift(...(await takeInBothThemes(page, width)));
  }
  await setTheme(page, 'light');
  for (const language of isScreen ? LANGUAGES : []) {
    await setLanguage(page, language);
    pictures.push({ png: await takeAt(page, WIDTHS[0]), scale: 1 });
  }
  return pictures;
}

async function takeInBothThemes(page, width) {
  const pictures = [];
  for (const theme of ['light', 'dark']) {
    await setTheme(page, theme);
    const isInFull = width === WIDTHS[0] && theme === 'light';
    pictures.push({ png: await takeAt(page, width), scale: isInFull ? 1 : 0.5 });
  }
  return pictures;
}

/**
 * The window is made as tall as the page: Playwright's own picture of a whole page takes the finger from a
 * phone, and has the bar that stays in sight across the middle. What lies over the page is as tall as the window.
 */
async function takeAt(page, width) {
  await page.setViewportSize({ width, height: HEIGHTS[width] });
  await settled(page);
  let last = null;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const height = Math.max(HEIGHTS[width], await page.evaluate(heightOfPage));
    await page.setViewportSize({ width, height: Math.min(height, TALLEST) });
    await page.evaluate(() => scrollTo(0, 0));
    await settled(page);
    const next = await page.screenshot({ animations: 'disabled' });
    // Two that are equal: until then something was still on its way.
    if (last?.equals(next)) return next;
    last = next;
  }
  throw new Error('the page does not come to rest');
}

const MOST_TRIES = 20;

function heightOfPage() {
  return document.querySelector('dialog[open]') ? 0 : document.documentElement.scrollHeight;
}
