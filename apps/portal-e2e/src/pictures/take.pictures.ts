import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { FOLDER } from './folder';
import { fileOf, isAt, THEMES } from './state';
import { STATES } from './states';
import { test } from './test';

/**
 * Playwright's own picture of a whole page takes the finger from a phone, and has the bar that stays in sight
 * across the middle.
 */
async function makeWindowAsTallAsPage(page: Page): Promise<void> {
  const size = await page.evaluate(() => {
    const { clientWidth: width, scrollHeight: height } = document.documentElement;
    return { width, height };
  });
  await page.setViewportSize(size);
}

for (const state of STATES) {
  test.describe(() => {
    test.use({ as: state.as ?? 'demo-kunde' });

    test(`${state.screen}-${state.state}`, async ({ page, viewport, world }) => {
      const width = viewport?.width ?? 0;
      test.skip(!isAt(state, width), 'this width does not have it');
      await state.show(world);
      // Whatever was clicked last looks touched under the mouse.
      await page.mouse.move(0, 0);
      const isOver = await page.getByRole('dialog').first().isVisible();
      if (!isOver && !state.isOneScreen) await makeWindowAsTallAsPage(page);
      for (const colorScheme of THEMES) {
        await page.emulateMedia({ colorScheme });
        const path = join(FOLDER, fileOf(state, width, colorScheme));
        await page.screenshot({ path, animations: 'disabled' });
      }
    });
  });
}
