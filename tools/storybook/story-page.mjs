const PATIENCE_MS = 30_000;
export const SCREEN_TAG = 'screen';
/** A story that shows other stories. They have their own pictures. */
export const FRAMES_TAG = 'frames';
/** The window in which stories are played. */
export const DESK = { width: 1280, height: 900 };

/** A browser page with the settings for all stories. `init` runs in each document first. */
export async function newStoryPage(browser, { width, height }, init) {
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  if (init) await context.addInitScript({ content: init });
  const page = await context.newPage();
  const pending = new Set();
  page.on('request', (request) => {
    // Only workers load WebAssembly, and a worker that was closed never tells the end of a request.
    if (!request.url().endsWith('.wasm')) pending.add(request);
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  requestsOf.set(page, pending);
  return page;
}

/** The requests of each story page that have no answer yet. */
const requestsOf = new WeakMap();

export async function storiesOf(url) {
  const { entries } = await (await fetch(`${url}/index.json`)).json();
  return Object.values(entries).filter(({ type }) => type === 'story');
}

/** Opens a story in a new document. Null if the story has finished, otherwise the failure. */
export async function openStory(page, url, id) {
  // The accessibility panel must not run axe at the same time.
  const query = `id=${id}&viewMode=story&globals=a11y.manual:!true`;
  await page.goto(`${url}/iframe.html?${query}`);
  return outcomeOf(page, id);
}

/** Shows another story in the same document. */
export async function showStory(page, storyId) {
  await page.evaluate(
    (selection) => {
      globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', selection);
    },
    { storyId, viewMode: 'story' },
  );
  return outcomeOf(page, storyId);
}

async function outcomeOf(page, id) {
  const phase = await page.waitForFunction(phaseOfStory, id);
  const outcome = await phase.jsonValue();
  const reason = await page.evaluate(thrownInStory);
  return outcome === 'finished' && reason === null ? null : `${outcome}: ${reason ?? 'no reason'}`;
}

/**
 * The error of a story. A story whose play function throws counts as finished; only the channel has
 * the error.
 */
function thrownInStory() {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
  const [thrown] = channel?.last('playFunctionThrewException') ?? [];
  const [[unhandled] = []] = channel?.last('unhandledErrorsWhilePlaying') ?? [];
  const shown = document.body.classList.contains('sb-show-errordisplay')
    ? document.querySelector('#error-message')?.textContent
    : null;
  return thrown?.message ?? unhandled?.message ?? shown ?? null;
}

/** Storybook's phase of the story, which includes its play function. */
function phaseOfStory(wanted) {
  const { currentRender } = globalThis.__STORYBOOK_PREVIEW__ ?? {};
  if (document.body.classList.contains('sb-show-errordisplay')) return 'errored';
  if (document.body.classList.contains('sb-show-nopreview')) return 'missing';
  if (currentRender?.id !== wanted) return null;
  return ['finished', 'aborted', 'errored'].includes(currentRender.phase)
    ? currentRender.phase
    : null;
}

/** Changes the language in place, as a person does. */
export async function setLanguage(page, language) {
  await page.evaluate(
    (wanted) =>
      new Promise((done) => {
        const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
        channel.once('storyFinished', done);
        channel.emit('updateGlobals', { globals: { language: wanted } });
      }),
    language,
  );
}

/** Sets the theme as the toolbar does. The next story starts in the light theme. */
export async function setTheme(page, theme) {
  await page.evaluate(async (wanted) => {
    document.documentElement.dataset.theme = wanted;
    // The element hears of it by the start of a transition, which comes with the next frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  }, theme);
}

/** The title of a screen may be in a part that is loaded on demand, on a busy machine slowly. */
const TITLE_MS = 15_000;
const hasTitle = () => document.querySelector('h1') !== null;
/** Within this time after its title, a screen has loaded its other parts. */
const AT_REST_MS = 200;

/** Resolves when the screen is complete. A screen without a title is reported by axe. */
export async function screenAtRest(page) {
  // First, because Storybook's page has a title, too.
  await removeStorybooksOwn(page);
  await page.waitForFunction(hasTitle, undefined, { timeout: TITLE_MS }).catch(() => null);
  await settled(page, AT_REST_MS);
}

/** Removes Storybook's own landmarks, titles and links, which are hidden until an error occurs. */
async function removeStorybooksOwn(page) {
  await page.evaluate(() => {
    document
      .querySelectorAll('.sb-wrapper, [class^="sb-preparing"]')
      .forEach((own) => own.remove());
  });
}

/** Resolves when the page has not changed for a moment and all requests have ended. */
export async function settled(page, quietMs = 50) {
  const pending = requestsOf.get(page);
  const until = Date.now() + PATIENCE_MS;
  do {
    await page.evaluate(noChange, quietMs);
    if (pending.size > 0 && Date.now() > until) {
      throw new Error(`No end of ${[...pending].map((request) => request.url()).join(', ')}`);
    }
  } while (pending.size > 0);
}

function noChange(quietMs) {
  return new Promise((done) => {
    const end = () => {
      changes.disconnect();
      done();
    };
    let quiet = setTimeout(end, quietMs);
    const changes = new MutationObserver(() => {
      clearTimeout(quiet);
      quiet = setTimeout(end, quietMs);
    });
    const parts = { subtree: true, childList: true, characterData: true };
    changes.observe(document.documentElement, parts);
  });
}
