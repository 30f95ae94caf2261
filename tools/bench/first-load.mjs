import { gzipSync } from 'node:zlib';

const CODE = /javascript|text\/css/;
const PATIENCE_MS = 120_000;

/**
 * In the page, before its own code: notes the moment the field can be used, which is when React has
 * taken hold of it. By both ways: on a busy machine the next frame comes late, when what is loaded
 * afterwards was asked for already; and what was prerendered is taken hold of without a change.
 */
function noteWhenUsable(selector) {
  const isUsable = (field) =>
    field?.checkVisibility() &&
    !field.disabled &&
    Object.keys(field).some((key) => key.startsWith('__reactProps'));
  const look = () => {
    if (isUsable(document.querySelector(selector))) window.usableAfter ??= performance.now();
    return window.usableAfter;
  };
  const inFrames = () => look() ?? requestAnimationFrame(inFrames);
  inFrames();
  new MutationObserver(look).observe(document, { subtree: true, childList: true });
}

/** In the page: when each file was asked for. */
function requestTimes() {
  return performance.getEntriesByType('resource').map(({ name, startTime }) => [name, startTime]);
}

/** Code written into the page itself is part of what is loaded. */
function inlineCode(html) {
  const blocks = html.matchAll(/<(script|style)\b(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/\1>/g);
  return Array.from(blocks, ([, , code]) => code).join('\n');
}

const weigh = (path, body) => ({
  path,
  raw: body.length,
  gzip: gzipSync(body, { level: 9 }).length,
});

/**
 * Opens a page as a first visitor and weighs every script and style sheet that was asked for
 * before the field could be used. All are weighed with gzip, however the server sends them.
 */
export async function measureFirstLoad(browser, { url, path, selector }) {
  const context = await browser.newContext({ locale: 'de-DE', serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const responses = [];
    page.on('response', (response) => responses.push(response));
    page.setDefaultTimeout(PATIENCE_MS);
    await page.addInitScript(noteWhenUsable, selector);
    const document = await page.goto(url + path, { waitUntil: 'commit' });
    const usable = page.waitForFunction(() => window.usableAfter, null, { timeout: PATIENCE_MS });
    const usableAfter = await (await usable).jsonValue();
    await page.waitForLoadState('networkidle');
    const askedAt = new Map(await page.evaluate(requestTimes));
    const files = [];
    const later = [];
    for (const response of responses) {
      if (!CODE.test(response.headers()['content-type'] ?? '')) continue;
      const file = weigh(new URL(response.url()).pathname, await response.body());
      // What is not listed yet came after the list was made, which was after that moment.
      const isFirst = (askedAt.get(response.url()) ?? Infinity) <= usableAfter;
      (isFirst ? files : later).push(file);
    }
    const inline = inlineCode(await document.text());
    if (inline !== '') files.push(weigh('(in the page)', Buffer.from(inline)));
    const sum = (list, unit) => list.reduce((total, file) => total + file[unit], 0);
    return {
      files,
      gzip: sum(files, 'gzip'),
      raw: sum(files, 'raw'),
      laterGzip: sum(later, 'gzip'),
      usableAfter,
    };
  } finally {
    await context.close();
  }
}
