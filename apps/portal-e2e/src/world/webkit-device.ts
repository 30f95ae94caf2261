import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserType, expect, type Page } from '@playwright/test';
import { type Device, dropRoutes } from './device';
import { WebkitBrowser } from './webkit-browser';
import { scrollAroundFrames } from './webkit-engine';
import { WebkitInput } from './webkit-input';
import { WebkitInspector } from './webkit-inspector';

const WIDTH = 360;

/** A device that can also be killed, as an empty battery does. */
interface WebkitDevice extends Device {
  kill(): Promise<void>;
}

/** Makes a device with WebKitGTK for one journey. */
export async function webkitDevice(playwright: BrowserType, origin: string): Promise<Device> {
  const profile = await mkdtemp(join(tmpdir(), 'ablesbar-webkit-'));
  const device = await webkitDeviceWith(profile, playwright, origin);
  return {
    ...device,
    async close() {
      await device.close();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/**
 * Starts WebKitGTK with this profile. Playwright connects to each window separately. It cannot open
 * a window there, and does not know the origin that the paths of a journey belong to.
 */
export async function webkitDeviceWith(
  profile: string,
  playwright: BrowserType,
  origin?: string,
): Promise<WebkitDevice> {
  const webkit = await WebkitBrowser.start(profile);
  const browsers: Browser[] = [];
  const connect = async (): Promise<Page> => {
    const inspector = new WebkitInspector(webkit.address, await webkit.nextTarget());
    const browser = await playwright.connectOverCDP(inspector);
    browsers.push(browser);
    const page = browser.contexts()[0]?.pages()[0];
    if (page === undefined) throw new Error('The window has no page.');
    return page;
  };
  const desk = await connect().catch(async (error: unknown) => {
    await webkit.kill();
    throw error;
  });
  let opened = 0;
  const openWindow = async () => {
    const left = WIDTH * opened;
    opened += 1;
    // A window without a toolbar, of the size of a phone.
    await desk.evaluate((features) => {
      window.open('about:blank', '_blank', features);
    }, `left=${left},top=0,width=${WIDTH},height=740`);
    const page = await connect();
    await mendPage(page);
    await WebkitInput.use(page, (command) => webkit.act(command), { x: left, y: 0 });
    scrollAroundFrames(page);
    const goto = page.goto.bind(page);
    page.goto = (path, options) => goto(new URL(path, origin).href, options);
    // Playwright's own waits for a new address, which a step back does not always have.
    page.goBack = async () => {
      await page.evaluate(() => history.back());
      return null;
    };
    return page;
  };
  const first = await openWindow();
  const unused = [first];
  return {
    context: first.context(),
    openTab: async () => unused.pop() ?? openWindow(),
    async download(_page, start) {
      await start();
      const files = () => readdir(webkit.downloads);
      // A file has its own name only when it is complete.
      await expect.poll(files).toEqual([expect.stringMatching(/\.xlsx$/)]);
      return join(webkit.downloads, (await files()).join());
    },
    async close() {
      await dropRoutes(browsers.flatMap((browser) => browser.contexts()));
      await Promise.all(browsers.map((browser) => browser.close()));
      await webkit.kill();
    },
    async kill() {
      await webkit.kill();
      await Promise.all(browsers.map((browser) => browser.close()));
    },
  };
}

/**
 * `fill` is as in Firefox (insert-text.ts), with the name that Playwright uses in WebKit. And without
 * a window manager a page in a new process does not learn that its window is active.
 */
async function mendPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.hasFocus = () => true;
    // WebKitGTK takes its languages from the locales of the machine, which may have no German. In a
    // frame this runs twice.
    const languages = { get: () => ['de-DE'], configurable: true };
    Object.defineProperty(navigator, 'languages', languages);
    const input: unknown = Reflect.get(window, '__pwWebViewInput');
    if (typeof input !== 'object' || input === null) return;
    const insertText = (text: string) => document.execCommand('insertText', false, text);
    Object.assign(input, { insertText });
  });
}
