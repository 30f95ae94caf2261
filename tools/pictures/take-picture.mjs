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
/** Cuts long pages, like a list of 1 200 meters. */
const TALLEST = 2000;

/**
 * Takes the pictures of one story in the order of its sheet. The phone's picture has its full size;
 * the others have half of it, because all sheets are kept in the repository.
 */
export async function takePictures(page, url, story) {
  // `npm test` plays the story at the same width.
  await page.setViewportSize(DESK);
  const failure = await openStory(page, url, story.id);
  if (failure !== null) throw new Error(failure);
  const isScreen = story.tags.includes(SCREEN_TAG);
  await (isScreen ? screenAtRest(page) : settled(page));
  // Moves the pointer away from the last clicked element, and hides the caret, which blinks.
  await page.mouse.move(0, 0);
  await page.addStyleTag({ content: '* { caret-color: transparent !important; }' });
  const pictures = [];
  // The widest first. Some parts, like the calendar, are open only there and close in a narrow
  // window.
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
 * Makes the window as tall as the page, up to a limit. Playwright's own picture of a whole page
 * would switch off touch and show the sticky bar in the middle of the page.
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
    // Until two pictures are equal, the page was still changing.
    if (last?.equals(next)) return next;
    last = next;
  }
  throw new Error('the page does not come to rest');
}

const MOST_TRIES = 20;

function heightOfPage() {
  return document.querySelector('dialog[open]') ? 0 : document.documentElement.scrollHeight;
}
