const PATIENCE_MS = 120_000;
// The number first: beside a street, our list takes one of up to three digits for a whole house.
const TYPED = '3001 linden brandt';
const FRAME_MS = 1000 / 60;

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

async function newPage(browser, viewport) {
  const context = await browser.newContext({ locale: 'de-DE', viewport, serviceWorkers: 'block' });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  return page;
}

/** Opens the built portal and logs in. The portal shows these jobs instead of the demo's. */
export async function openPortal(browser, url, jobs, viewport) {
  const page = await newPage(browser, viewport);
  const body = JSON.stringify({ jobs });
  await page.route('**/api/pro/job', (route) =>
    route.fulfill({ contentType: 'application/json', body }),
  );
  await page.goto(`${url}/ablesung`);
  await page.getByLabel('Benutzername').fill('demo-kunde');
  await page.getByLabel('Passwort', { exact: true }).fill('demo-kunde');
  // Not by a click: with a resting pointer, the browser looks for the element under it in every
  // frame.
  await page.keyboard.press('Enter');
  await page.locator('nav ul a').first().waitFor();
  return page;
}

export async function openFloor(browser, url, viewport) {
  const page = await newPage(browser, viewport);
  await page.goto(url);
  await page.locator('ul a:visible').first().waitFor();
  return page;
}

/** Types a query of three terms; the median time of a key, and the number of found jobs. */
export async function typeInto(page) {
  const field = page.locator('input[type="search"]');
  if (!(await page.evaluate(() => 'keys' in window))) await page.evaluate(watchKeys);
  await field.fill('');
  // As a person does: the pointer stays where it was clicked.
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

/** Runs in the page: the time from a key to the end of the frame that shows its result. */
function watchKeys() {
  let pressedAt = 0;
  const painted = new MessageChannel();
  window.keys = [];
  document.addEventListener('keydown', ({ timeStamp }) => (pressedAt = timeStamp), true);
  // React has updated the page when all listeners have run. Style, layout and paint follow.
  document.addEventListener(
    'input',
    () => requestAnimationFrame(() => painted.port1.postMessage(pressedAt)),
    true,
  );
  painted.port2.onmessage = ({ data }) => window.keys.push(performance.now() - data);
}

/** Runs in the page: the number of found jobs that the page says. */
function countSaid() {
  const said = [...document.querySelectorAll('[role="status"]')].map((one) => one.textContent);
  const count = said.map((text) => /(\d[\d.]*) Zähler gefunden/.exec(text)?.[1]).find(Boolean);
  return count === undefined ? null : Number(count.replaceAll('.', ''));
}

/** Scrolls three thousand pixels a second for two seconds, as a finger does, without a pointer. */
export async function scrollList(page) {
  await page.locator('input[type="search"]').fill('');
  const times = await page.evaluate(fling, { frames: 120, step: 50 });
  const gaps = times.slice(1).map((time, index) => time - times[index]);
  return { dropped: gaps.reduce((sum, gap) => sum + Math.round(gap / FRAME_MS) - 1, 0) };
}

/** Runs in the page: scrolls one step per frame and returns the times of the frames. */
async function fling({ frames, step }) {
  const scrolls = (element) =>
    element.scrollHeight > element.clientHeight + 1 &&
    /auto|scroll/.test(getComputedStyle(element).overflowY);
  let scroller = document.querySelector('ul a');
  while (!scrolls(scroller)) scroller = scroller.parentElement;
  scroller.scrollTop = 0;
  const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
  for (let settling = 0; settling < 10; settling += 1) await nextFrame();
  const times = [await nextFrame()];
  while (times.length <= frames) {
    scroller.scrollTop += step;
    times.push(await nextFrame());
  }
  return times;
}
