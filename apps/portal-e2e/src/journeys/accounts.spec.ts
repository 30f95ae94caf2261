import { expectAccessible } from '../world/accessibility';
import { expect, test } from '../world/test';

const customer = 'Hannelore Brandt';
const neighbour = 'Aylin Demirtaş';
const customersMeter = '1ESY1160123456';
const neighboursMeter = '1ESY1160123499';

test.beforeEach(async ({ openAs, jobList }) => {
  await openAs('demo-kunde', '/ablesung');
  await expect(jobList.group('Offen')).toBeVisible();
});

test('two accounts are logged in together, survive a reload, and one can log out alone', async ({
  page,
  accountMenu,
  jobList,
}) => {
  await accountMenu.add('demo-nachbarin');
  await accountMenu.open();
  await expect(accountMenu.account(customer)).toBeVisible();
  await expect(accountMenu.account(neighbour)).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  // A new screen focuses its title, and the menu closes when it loses the focus.
  await expect(jobList.job(neighboursMeter)).toBeVisible();
  await accountMenu.open();
  await expect(accountMenu.account(customer)).toBeVisible();
  await accountMenu.close();
  await accountMenu.remove(neighbour);
  await expect(jobList.job(neighboursMeter), 'her meters go with her').toBeHidden();
  await expect(jobList.job(customersMeter)).toBeVisible();
  await accountMenu.open();
  await expect(accountMenu.account(customer)).toBeVisible();
  await expect(accountMenu.account(neighbour)).toBeHidden();
});

test('a login link names its account before it adds the account, and the person can decline', async ({
  page,
  server,
  accountMenu,
  jobList,
}) => {
  await accountMenu.add('demo-nachbarin');
  await accountMenu.remove(customer);
  await accountMenu.open();
  await expect(accountMenu.account(neighbour)).toBeVisible();
  await expect(accountMenu.account(customer)).toBeHidden();
  const { pathname } = new URL(server.loginLink);

  await page.goto(pathname);
  await expect(accountMenu.linkDialog).toContainText(customer);
  await expectAccessible(page);
  await accountMenu.linkDialog.getByRole('button', { name: 'Nicht anmelden' }).click();
  // The neighbour has one open reading.
  await expect(page.getByRole('heading', { level: 1, name: '1ESY1160123499' })).toBeVisible();
  await accountMenu.open();
  await expect(accountMenu.account(neighbour)).toBeVisible();
  await expect(accountMenu.account(customer)).toBeHidden();

  await page.goto(pathname);
  await accountMenu.linkDialog.getByRole('button', { name: 'Zugang anmelden' }).click();
  await expect(jobList.group('Offen')).toBeVisible();
  await accountMenu.open();
  await expect(accountMenu.account(neighbour)).toBeVisible();
  await expect(accountMenu.account(customer)).toBeVisible();
});

test('the logout deletes all data of the person from the device', async ({
  page,
  accountMenu,
  loginScreen,
  jobScreen,
  jobList,
}) => {
  const meter = '7ELS0098127734';
  await jobList.job(meter).click();
  await jobScreen.enter('Verbrauch', '13210', '45');
  await accountMenu.logOut();
  await accountMenu.unsentDialog.getByRole('button', { name: 'Trotzdem abmelden' }).click();
  await expect(loginScreen.heading).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(storedOnThisDevice)).not.toMatch(/7ELS|Brandt|13210|eyJ/);
  await page.goBack();
  await expect(page).toHaveURL(/\/ablesung\/.+/);
  await expect(loginScreen.heading).toBeVisible();
  await expect(page.getByText(meter)).toBeHidden();
});

/** All data that a script of the page can read, as one text. Runs in the browser. */
async function storedOnThisDevice(): Promise<string> {
  const opened = (name: string) =>
    new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error(name));
    });
  const valuesIn = (database: IDBDatabase, store: string) =>
    new Promise<unknown>((resolve) => {
      const request = database.transaction(store).objectStore(store).getAll();
      request.onsuccess = () => resolve(request.result);
    });
  const found: unknown[] = [{ ...localStorage }, { ...sessionStorage }];
  for (const { name } of await indexedDB.databases()) {
    if (name === undefined) continue;
    const database = await opened(name);
    for (const store of database.objectStoreNames) found.push(await valuesIn(database, store));
    database.close();
  }
  for (const name of await caches.keys()) {
    const requests = await (await caches.open(name)).keys();
    found.push(requests.map(({ url }) => url));
  }
  return JSON.stringify(found);
}
