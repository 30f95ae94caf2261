import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { insertTextAsTyped } from './insert-text';

/** A browser of some engine, without anything from an earlier journey. */
export interface Device {
  readonly context: BrowserContext;
  openTab(): Promise<Page>;
  /** The path of the file that the browser saves after `start`. */
  download(page: Page, start: () => Promise<void>): Promise<string>;
  close(): Promise<void>;
}

/**
 * Before a browser closes. A call that the journey has routed may still be under way; the error of its
 * handler would fail the next journey.
 */
export async function dropRoutes(contexts: readonly BrowserContext[]): Promise<void> {
  const routers = contexts.flatMap((context) => [context, ...context.pages()]);
  // A page may close by itself meanwhile.
  await Promise.allSettled(
    routers.map((router) => router.unrouteAll({ behavior: 'ignoreErrors' })),
  );
}

/** Makes a device in a running browser, with the options of the configuration. */
export async function deviceIn(browser: Browser, options?: BrowserContextOptions): Promise<Device> {
  const context = await browser.newContext(options);
  if (browser.browserType().name() === 'firefox') await insertTextAsTyped(context);
  return {
    context,
    openTab: () => context.newPage(),
    async download(page, start) {
      const downloading = page.waitForEvent('download');
      await start();
      return (await downloading).path();
    },
    async close() {
      await dropRoutes([context]);
      await context.close();
    },
  };
}
