/** In the page: a fling through the list, one step a frame, and how many frames it did not make. */
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

const FRAME_MS = 1000 / 60;

/** By a finger: three thousand pixels a second for two seconds, and no pointer anywhere. */
export async function scrollList(page) {
  await page.locator('input[type="search"]').fill('');
  const times = await page.evaluate(fling, { frames: 120, step: 50 });
  const gaps = times.slice(1).map((time, index) => time - times[index]);
  return { dropped: gaps.reduce((sum, gap) => sum + Math.round(gap / FRAME_MS) - 1, 0) };
}
