const TYPED = 'linden 14 brandt';

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** In the page: from the key to the end of the frame that shows what it found. */
function watchKeys() {
  let pressedAt = 0;
  const painted = new MessageChannel();
  window.keys = [];
  document.addEventListener('keydown', ({ timeStamp }) => (pressedAt = timeStamp), true);
  // React has drawn when the listeners are through; what is left is style, layout and paint.
  document.addEventListener(
    'input',
    () => requestAnimationFrame(() => painted.port1.postMessage(pressedAt)),
    true,
  );
  painted.port2.onmessage = ({ data }) => window.keys.push(performance.now() - data);
}

/** In the page: how many it says it has found. */
function countSaid() {
  const said = [...document.querySelectorAll('[role="status"]')].map((one) => one.textContent);
  const count = said.map((text) => /(\d[\d.]*) Zähler gefunden/.exec(text)?.[1]).find(Boolean);
  return count === undefined ? null : Number(count.replaceAll('.', ''));
}

/** Each key of a query of three terms, one after the other; the median of them, and what was found. */
export async function typeInto(page) {
  const field = page.locator('input[type="search"]');
  if (!(await page.evaluate(() => 'keys' in window))) await page.evaluate(watchKeys);
  await field.fill('');
  // As by hand: the pointer stays where it was clicked.
  await field.click();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  await page.evaluate(() => void (window.keys = []));
  for (const [index, letter] of Array.from(TYPED).entries()) {
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    await page.waitForFunction((count) => window.keys.length > count, index);
  }
  const times = await page.evaluate(() => window.keys);
  return { ms: median(times), found: await page.evaluate(countSaid) };
}
