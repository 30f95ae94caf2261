/** Lighthouse's slow connection. With CPU, it stands for a phone that is some years old. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const CPU = 4;
const TYPED = '1esy1160123456';

/**
 * Runs in the page before its own code: the moment when the field takes input and the main thread
 * is free.
 */
function noteReady(selector) {
  const look = () => {
    const field = document.querySelector(selector);
    if (field?.checkVisibility() && !field.disabled) {
      setTimeout(() => console.debug('ready', performance.now()));
    } else requestAnimationFrame(look);
  };
  look();
}

/** Runs in the page: the time from a key to the frame that shows its effect. */
function noteKeys() {
  window.keys = [];
  addEventListener(
    'keydown',
    () => {
      const pressed = performance.now();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => window.keys.push(performance.now() - pressed);
        port2.postMessage(null);
      });
    },
    { capture: true },
  );
}

async function opened(browser, { url, selector }, work) {
  const context = await browser.newContext({ locale: 'de-DE', serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU });
    return await work(page, devtools, url, selector);
  } finally {
    await context.close();
  }
}

/** Milliseconds until the first field is ready for a first visitor. */
export function firstInputReady(browser, subject) {
  return opened(browser, subject, async (page, devtools, url, selector) => {
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
    await page.addInitScript(noteReady, selector);
    // Listens instead of evaluating: an evaluation would make the page parse Playwright's script
    // during its start.
    const said = page.waitForEvent('console', (message) => message.text().startsWith('ready'));
    await page.goto(url, { waitUntil: 'commit' });
    return Number((await said).text().split(' ')[1]);
  });
}

/**
 * Runs in the page: nothing was loaded for two seconds. On a slow machine, loading has shorter
 * pauses.
 */
function isSettled() {
  const ends = performance.getEntriesByType('resource').map(({ responseEnd }) => responseEnd);
  return performance.now() - Math.max(...ends) > 2000;
}

/** The slowest of fourteen keys in that field, in milliseconds, after everything is loaded. */
export function worstKey(browser, subject) {
  return opened(browser, subject, async (page, _, url, selector) => {
    await page.addInitScript(noteKeys);
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForFunction(isSettled);
    await page.focus(selector);
    for (const [index, key] of [...TYPED].entries()) {
      await page.keyboard.press(key);
      await page.waitForFunction((count) => window.keys.length > count, index);
    }
    return Math.max(...(await page.evaluate(() => window.keys)));
  });
}
