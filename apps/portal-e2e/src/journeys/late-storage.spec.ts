import { expect, test } from '../world/test';

test('a login whose storage answers late counts without a reload', async ({
  page,
  openAs,
  loginScreen,
  jobScreen,
}) => {
  await page.addInitScript(() => {
    const open = indexedDB.open.bind(indexedDB);
    const openLate = (...given: Parameters<typeof open>) => {
      const request = open(...given);
      if (given[0] !== 'ablesbar-auth') return request;
      const later = (then: EventListener) =>
        request.addEventListener('success', (event) =>
          window.addEventListener('answer-late', () => then(event)),
        );
      return Object.defineProperty(request, 'onsuccess', { set: later });
    };
    Object.defineProperty(indexedDB, 'open', { value: openLate });
  });
  await openAs('demo-kunde', '/ablesung/kunde-gas');
  await expect(loginScreen.heading).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('answer-late')));
  await expect(jobScreen.sendButton).toBeVisible();
});
