import { watchLeaving } from './watch-leaving';

test('a page that is left waits until it is shown again, and not before or after', async () => {
  const page = new EventTarget();
  const untilShown = watchLeaving(page);
  await untilShown();
  page.dispatchEvent(new Event('pagehide'));
  let isShown = false;
  const waiting = untilShown().then(() => (isShown = true));
  await Promise.resolve();
  expect(isShown).toBe(false);
  page.dispatchEvent(new Event('pageshow'));
  await waiting;
  await untilShown();
});
