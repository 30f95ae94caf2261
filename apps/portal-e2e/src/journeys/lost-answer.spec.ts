import { LoginScreen } from '../screens/login-screen';
import { UnlistedScreen } from '../screens/unlisted-screen';
import { type Fate, Line } from '../world/line';
import { takePhotos } from '../world/photos';
import { expect, test } from '../world/test';

test(
  'a reading with a photo whose answer gets lost is stored once, also over a reload',
  { tag: '@engines' },
  async ({ page, server }) => {
    let fate: Fate = 'answer is cut';
    const line = await Line.open(server.origin, { fateOf: () => fate });
    const screen = new UnlistedScreen(page);
    await page.goto(`${line.origin}${UnlistedScreen.path}`);
    await new LoginScreen(page).logInAsDemoCustomer();
    await expect(screen.meterNumber).toBeVisible();
    await screen.addPhotos(await takePhotos(page, 1));
    await expect(screen.photos).toHaveCount(1);
    await screen.enter('1ESY1160123456', '4711');
    await screen.send();
    const accepted = () => line.accepted(4711);
    await expect.poll(() => accepted().length).toBeGreaterThan(0);

    fate = 'arrives';
    await page.reload();
    await expect.poll(() => accepted().at(-1)?.fate).toBe('arrives');
    const { key, photos } = accepted()[0] ?? {};
    expect(photos).toHaveLength(1);
    for (const attempt of accepted()) expect(attempt).toMatchObject({ key, photos });
    await page.close();
    await line.close();
    expect(await server.count('Ablesungen ohne Auftrag')).toBe(1);
  },
);
