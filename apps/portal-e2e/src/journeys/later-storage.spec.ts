import { JobListScreen } from '../screens/job-list-screen';
import { JobScreen } from '../screens/job-screen';
import { LoginScreen } from '../screens/login-screen';
import { storedKeys } from '../world/browser-storage';
import { keepLikeLaterBuild } from '../world/later-build';
import { expect, test } from '../world/test';

const METER = '7ELS0098127734';

test(
  'storage of a later build: the portal starts, sends, and leaves what it cannot read',
  { tag: '@webkit' },
  async ({ server, killable }) => {
    const list = `${server.origin}/ablesung`;
    const later = '00000000-0000-4000-8000-000000000099';
    const page = await killable.start();
    await page.goto(list);
    await new LoginScreen(page).logInAsDemoCustomer();
    await expect(new JobListScreen(page).job(METER)).toBeVisible();
    await keepLikeLaterBuild(page, later);

    await page.goto(`${list}/kunde-gas`);
    await new JobScreen(page).send('Verbrauch', '13210', '45');
    await expect(new JobScreen(page).thanks).toBeVisible();

    // WebKit has twice answered no opening any more, also after reloads. A new start asks the disk.
    await killable.kill();
    const next = await killable.start();
    await next.goto(list);
    await expect(new JobListScreen(next).jobIn('Fertig', METER)).toBeVisible();
    await expect.poll(() => storedKeys(next, 'outbox')).toEqual([later]);
  },
);
