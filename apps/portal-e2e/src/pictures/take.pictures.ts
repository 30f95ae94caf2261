import { join } from 'node:path';
import { FOLDER } from './folder';
import { fileOf, isAt, THEMES } from './state';
import { STATES } from './states';
import { test } from './test';

for (const state of STATES) {
  test.describe(() => {
    test.use({ as: state.as ?? 'demo-kunde' });

    test(`${state.screen}-${state.state}`, async ({ page, viewport, world }) => {
      const width = viewport?.width ?? 0;
      test.skip(!isAt(state, width), 'this width does not have it');
      await state.show(world);
      const isOver = await page.getByRole('dialog').first().isVisible();
      // Else the bar that stays in sight would lie across the middle of the whole page.
      if (!isOver) await page.evaluate(() => window.scrollTo(0, 0));
      for (const colorScheme of THEMES) {
        await page.emulateMedia({ colorScheme });
        await page.screenshot({
          path: join(FOLDER, fileOf(state, width, colorScheme)),
          fullPage: !isOver && !state.isOneScreen,
          animations: 'disabled',
        });
      }
    });
  });
}
