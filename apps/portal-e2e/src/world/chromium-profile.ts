import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { chromium, type ViewportSize } from '@playwright/test';
import type { RunningBrowser } from './killable-browser';

/** Starts Chromium with a profile on disk. */
export async function startChromium(
  profile: string,
  viewport: ViewportSize | null,
): Promise<RunningBrowser> {
  const child = spawn(
    process.env.CHROMIUM ?? chromium.executablePath(),
    [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--disable-component-update',
      '--no-first-run',
      '--accept-lang=de-DE',
      '--window-size=1280,900',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    {
      // The browser and its children are one process group, so one signal kills them all.
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, TZ: 'Europe/Berlin' },
    },
  );
  const browser = await chromium.connectOverCDP(await addressOf(child), { timeout: 120_000 });
  const [context] = browser.contexts();
  if (context === undefined) throw new Error('The browser has no window.');
  const page = context.pages()[0] ?? (await context.newPage());
  if (viewport !== null) await page.setViewportSize(viewport);
  return {
    page,
    async kill() {
      if (!child.pid || child.exitCode !== null) return;
      const ended = once(child, 'exit');
      process.kill(-child.pid, 'SIGKILL');
      await ended;
      await browser.close().catch(() => undefined);
    },
  };
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('The browser ended before it was ready.')));
    if (child.stderr === null)
      return reject(new Error('The browser has no error output to read its address from.'));
    createInterface({ input: child.stderr }).on('line', (line) => {
      const address = /DevTools listening on (ws:\S+)/.exec(line)?.[1];
      if (address !== undefined) resolve(address);
    });
  });
}
