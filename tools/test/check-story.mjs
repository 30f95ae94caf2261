import {
  DESK,
  openStory,
  SCREEN_TAG,
  screenAtRest,
  setLanguage,
  setTheme,
  settled,
  showStory,
} from '../storybook/story-page.mjs';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Rules that apply only to a whole page. */
const OF_SCREENS = [...WCAG, 'best-practice'];
/** 640 px is a window of 1280 px at 200 %. */
const WIDTHS = [320, 640];

/** Runs in the page. The page's init script contains axe. */
async function runAxe(only) {
  const { violations } = await globalThis.axe.run(document, {
    runOnly: only,
    resultTypes: ['violations'],
  });
  return violations.map(({ id, help, nodes }) => {
    const places = nodes.map(({ target }) => target.join(' ')).slice(0, 3);
    return `axe ${id}: ${help} (${places.join('; ')})`;
  });
}

/** Whether the story has any content. A dialog in the top layer counts, too. */
const isDrawn = () => document.querySelector('#storybook-root')?.innerHTML.trim() !== '';

function overhang() {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}

/** A list measures itself again after a change of width. Until then, overflow does not count. */
const LAYOUT_MS = 10_000;
const fits = () => document.documentElement.scrollWidth <= document.documentElement.clientWidth;

/** The keys of missing texts, which are shown instead of the texts. */
function keysShown() {
  return [...new Set(document.body.innerText.match(/\b[a-z]+(?:_[a-z0-9]+){2,}\b/g) ?? [])];
}

/** Only the first line, because the rest is a stack of minified names. */
const inOneLine = (text) => text.trim().split('\n')[0].slice(0, 300);

/** Shows one story and returns its problems. `isInPlace` reuses the page. */
export async function checkStory(page, { url, story, isInPlace }) {
  const problems = [];
  const say = (where, found) => problems.push(...found.map((problem) => `${where}: ${problem}`));
  const onConsole = (message) => {
    if (message.type() === 'error') say('console', [inOneLine(message.text())]);
  };
  const onError = (error) => say('thrown', [inOneLine(error.message)]);
  page.on('console', onConsole).on('pageerror', onError);
  const isScreen = story.tags.includes(SCREEN_TAG);
  try {
    const show = () => (isInPlace ? showStory(page, story.id) : openStory(page, url, story.id));
    const failure = await show();
    if (failure !== null) {
      problems.push(`the story did not finish: ${inOneLine(failure)}`);
    } else {
      // Parts that are loaded on demand appear a moment later.
      await page.waitForFunction(isDrawn);
      if (isScreen) await screenAtRest(page);
      const tags = { type: 'tag', values: isScreen ? OF_SCREENS : WCAG };
      say('light', await page.evaluate(runAxe, tags));
      await setTheme(page, 'dark');
      // A theme changes only colours.
      const contrast = { type: 'rule', values: ['color-contrast'] };
      say('dark', await page.evaluate(runAxe, contrast));
      await setTheme(page, 'light');
      if (isScreen) await checkRoom(page, say);
    }
  } catch (error) {
    problems.push(`not checked: ${inOneLine(error.message)}`);
  } finally {
    page.off('console', onConsole).off('pageerror', onError);
  }
  return [...new Set(problems)];
}

/** Checks that nothing overflows, at any width and in any language. */
async function checkRoom(page, say) {
  const look = async (where) => {
    const isFitting = page.waitForFunction(fits, undefined, { timeout: LAYOUT_MS });
    await isFitting.catch(async () => {
      say(where, [`${await page.evaluate(overhang)} px stick out to the side`]);
    });
    say(
      where,
      (await page.evaluate(keysShown)).map((key) => `no text for ${key}`),
    );
  };
  await look(`${DESK.width} px`);
  for (const width of WIDTHS) {
    await page.setViewportSize({ ...DESK, width });
    await settled(page);
    await look(`${width} px`);
  }
  await page.setViewportSize({ ...DESK, width: WIDTHS[0] });
  for (const language of ['en', 'de-informal']) {
    await setLanguage(page, language);
    await settled(page);
    await look(`${language}, ${WIDTHS[0]} px`);
  }
  // The next story in this page begins in German, too.
  await setLanguage(page, 'de');
  await page.setViewportSize(DESK);
  await page.evaluate(setTextSize, '200%');
  await settled(page);
  await look('text at 200 %');
  await page.evaluate(setTextSize, '');
}

function setTextSize(size) {
  document.documentElement.style.fontSize = size;
}
