import type { Page } from '@playwright/test';

type Quad = readonly { readonly x: number; readonly y: number }[];

/** Playwright's own part for one page of WebKit, as far as the journeys mend it. */
interface Engine {
  readonly rawKeyboard: object;
  readonly rawMouse: object;
  readonly scrollRectIntoViewIfNeeded: (element: object, rect?: object) => Promise<unknown>;
  readonly getContentQuads: (element: object) => Promise<readonly Quad[] | null>;
}

/** Playwright offers no public way to it. The pinned version runs in the process of the journey. */
export function engineOf(page: Page): Engine {
  const connection: unknown = Reflect.get(page, '_connection');
  if (!isObject(connection) || typeof connection.toImpl !== 'function') throw changed();
  const implementation: unknown = Reflect.apply(connection.toImpl, connection, [page]);
  if (!isObject(implementation) || !isEngine(implementation.delegate)) throw changed();
  return implementation.delegate;
}

/**
 * Playwright scrolls an element into view only inside its frame. And WebKit does not let a frame of
 * another origin scroll the page around it, so this scrolls that page.
 */
export function scrollAroundFrames(page: Page): void {
  const engine = engineOf(page);
  const scrollInside = engine.scrollRectIntoViewIfNeeded.bind(engine);
  Object.assign(engine, {
    async scrollRectIntoViewIfNeeded(element: object, rect?: object): Promise<unknown> {
      const done = await scrollInside(element, rect);
      const [top] = (await engine.getContentQuads(element))?.[0] ?? [];
      if (top !== undefined) await page.evaluate(scrollTo, top.y);
      return done;
    },
  });
}

function scrollTo(y: number): void {
  if (y < 0 || y >= window.innerHeight) window.scrollBy(0, y - window.innerHeight / 2);
}

const changed = () => new Error('This Playwright has another engine for WebKit.');

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isEngine = (value: unknown): value is Engine =>
  isObject(value) &&
  isObject(value.rawKeyboard) &&
  isObject(value.rawMouse) &&
  typeof value.scrollRectIntoViewIfNeeded === 'function' &&
  typeof value.getContentQuads === 'function';
