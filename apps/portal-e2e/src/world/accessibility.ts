import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** No finding of axe at WCAG 2.2 AA, in the light and in the dark, and nothing to scroll sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Looked at again: what has just changed its colours may still be on its way to them.
    await expect(async () => {
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      expect(
        violations.map(({ id, nodes }) => `${colorScheme}: ${id} at ${nodes[0]?.html ?? ''}`),
      ).toEqual([]);
    }).toPass({ timeout: 60_000 });
  }
  await page.emulateMedia({ colorScheme: 'light' });
  const overhang = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  await expect.poll(overhang).toBe(0);
}
