const PATIENCE_MS = 120_000;

async function newPage(browser, viewport) {
  const context = await browser.newContext({ locale: 'de-DE', viewport, serviceWorkers: 'block' });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  return page;
}

/** The built portal, logged in, with this list in the place of the demo's. */
export async function openPortal(browser, url, jobs, viewport) {
  const page = await newPage(browser, viewport);
  const body = JSON.stringify({ jobs });
  await page.route('**/api/pro/job', (route) =>
    route.fulfill({ contentType: 'application/json', body }),
  );
  await page.goto(`${url}/ablesung`);
  await page.getByLabel('Benutzername').fill('demo-kunde');
  await page.getByLabel('Passwort', { exact: true }).fill('demo-kunde');
  // Not by a click: wherever a pointer rests, every frame asks anew what lies below it.
  await page.keyboard.press('Enter');
  await page.locator('nav ul a').first().waitFor();
  return page;
}

export async function openFloor(browser, url, viewport) {
  const page = await newPage(browser, viewport);
  await page.goto(url);
  await page.locator('ul a').first().waitFor();
  return page;
}
