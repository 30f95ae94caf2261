import { expect, type Locator, type Page, test } from '@playwright/test';
import axeCore, { type RunOnly } from 'axe-core';

/** In the page, after `axeCore.source` has run there. */
declare const axe: typeof axeCore;

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Axe finds no violation of WCAG 2.2 AA, and the page has no sideways scroll. Only the colours differ
 * in the dark, and they are the same at each width: a journey looks at them on the phone.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // A screen whose code still loads has no heading yet.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  const { project, tags } = test.info();
  const isOnPhoneToo = tags.includes('@every-width') || tags.includes('@phone');
  if (project.name === 'phone' || !isOnPhoneToo) {
    await showIn(page, 'dark');
    await expectNoFinding(page, 'dark', { type: 'rule', values: ['color-contrast'] });
  }
  await showIn(page, 'light');
  await expectNoFinding(page, 'light', { type: 'tag', values: RULES });
  await expect.poll(() => overhangOf(page.locator(':root'))).toBe(0);
}

/** How far its content reaches beyond its right edge, in pixels. */
export function overhangOf(place: Locator): Promise<number> {
  return place.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
}

/**
 * Axe comes into a page once, and by one call: the builder of @axe-core/playwright sends it for each
 * look and took more than twice the time. No screen of these journeys has a frame.
 */
async function expectNoFinding(
  page: Page,
  colorScheme: 'light' | 'dark',
  runOnly: RunOnly,
): Promise<void> {
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  if (!isThere) await page.evaluate(axeCore.source);
  const findings = await page.evaluate(async (only) => {
    const look = async (place: Element | Document, rules: RunOnly) => {
      const { violations } = await axe.run(place, {
        runOnly: rules,
        resultTypes: ['violations'],
        elementRef: true,
      });
      return violations.flatMap(({ id, nodes }) => nodes.map((node) => ({ id, ...node })));
    };
    // A bar that stays in view may cover half of a target. Whoever wants it scrolls.
    const isOnlyCovered = async (element: Element) => {
      element.scrollIntoView({ block: 'center' });
      return (await look(element, { type: 'rule', values: ['target-size'] })).length === 0;
    };
    const found: string[] = [];
    for (const { id, element, html } of await look(document, only)) {
      if (id === 'target-size' && element && (await isOnlyCovered(element))) continue;
      found.push(`${id} at ${html}`);
    }
    return found;
  }, runOnly);
  expect(findings.map((finding) => `${colorScheme}: ${finding}`)).toEqual([]);
}

/** Switches the theme and waits until all transitions and finite animations have ended. */
async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(async () => {
    // The page hears of its new theme with the next frame, and a changed style becomes an animation with
    // the one after. Where a journey sets the clock, requestAnimationFrame follows that clock and not
    // the frames; the end of an animation always comes with a frame.
    for (let frame = 0; frame < 2; frame += 1) {
      await document.documentElement.animate(null, 1).finished;
    }
    const shadows = [...document.querySelectorAll('*')].flatMap(
      ({ shadowRoot }) => shadowRoot ?? [],
    );
    const animations = [document, ...shadows].flatMap((root) => root.getAnimations());
    const ending = animations.filter(
      ({ effect }) => effect?.getComputedTiming().endTime !== Infinity,
    );
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
