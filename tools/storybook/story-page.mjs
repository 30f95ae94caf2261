const PATIENCE_MS = 15_000;
export const SCREEN_TAG = 'screen';
/** The window in which stories are played. */
export const DESK = { width: 1280, height: 900 };

/** A browser tab as every story has it; `init` is run in each page before anything else. */
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
  page.on('request', (request) => pending.add(request));
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

/** Loads the page anew; null when the story has finished, else what became of it. */
export async function openStory(page, url, id) {
  // The accessibility panel's own run would get in the way of ours.
  const query = `id=${id}&viewMode=story&globals=a11y.manual:!true`;
  await page.goto(`${url}/iframe.html?${query}`);
  return outcomeOf(page, id);
}

/** Shows another story in the page that is there. */
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

/** Storybook calls a story finished whose play function has thrown; the error is only told on its channel. */
function thrownInStory() {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
  const [thrown] = channel?.last('playFunctionThrewException') ?? [];
  const [[unhandled] = []] = channel?.last('unhandledErrorsWhilePlaying') ?? [];
  const shown = document.body.classList.contains('sb-show-errordisplay')
    ? document.querySelector('#error-message')?.textContent
    : null;
  return thrown?.message ?? unhandled?.message ?? shown ?? null;
}

/** Storybook's own word for how far it is with the story, its play function included. */
function phaseOfStory(wanted) {
  const { currentRender } = globalThis.__STORYBOOK_PREVIEW__ ?? {};
  if (document.body.classList.contains('sb-show-errordisplay')) return 'errored';
  if (document.body.classList.contains('sb-show-nopreview')) return 'missing';
  if (currentRender?.id !== wanted) return null;
  return ['finished', 'aborted', 'errored'].includes(currentRender.phase)
    ? currentRender.phase
    : null;
}

/** Words change in place, as they do for a person. */
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

/** What the toolbar's switch ends in; the next story begins in the light again. */
export async function setTheme(page, theme) {
  await page.evaluate((wanted) => {
    document.documentElement.dataset.theme = wanted;
  }, theme);
}

/** A part that is loaded on demand brings the title of its screen, on a busy machine a moment later. */
const TITLE_MS = 5_000;
const hasTitle = () => document.querySelector('h1') !== null;
/** What else a screen loads on demand comes within this time after its title. */
const AT_REST_MS = 200;

/** Resolves when the whole screen is there; one without a title is for axe to find. */
export async function screenAtRest(page) {
  // First, because Storybook's own page has a title that the wait would take for the screen's.
  await removeStorybooksOwn(page);
  await page.waitForFunction(hasTitle, undefined, { timeout: TITLE_MS }).catch(() => null);
  await settled(page, AT_REST_MS);
}

/** Storybook has landmarks, titles and links of its own in the page, hidden until something goes wrong. */
async function removeStorybooksOwn(page) {
  await page.evaluate(() => {
    document
      .querySelectorAll('.sb-wrapper, [class^="sb-preparing"]')
      .forEach((own) => own.remove());
  });
}

/** Resolves when nothing in the page has changed for a moment, and no file is on its way. */
export async function settled(page, quietMs = 50) {
  do {
    await page.evaluate(noChange, quietMs);
  } while (requestsOf.get(page).size > 0);
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
