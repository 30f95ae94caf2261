import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Browser, chromium, type Page, type ViewportSize } from '@playwright/test';

/** A browser with a profile on disk, which can be killed like a phone without a battery. */
export class MortalBrowser {
  private child: ChildProcess | null = null;
  private browser: Browser | null = null;

  private constructor(
    private readonly profile: string,
    private readonly viewport: ViewportSize | null,
  ) {}

  static async create(viewport: ViewportSize | null = null): Promise<MortalBrowser> {
    return new MortalBrowser(await mkdtemp(join(tmpdir(), 'ablesbar-profile-')), viewport);
  }

  /** The same profile again, as after any end of the last one. */
  async start(): Promise<Page> {
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
        '--lang=de-DE',
        '--window-size=1280,900',
        '--remote-debugging-port=0',
        `--user-data-dir=${this.profile}`,
        'about:blank',
      ],
      {
        // With its children a group of its own: all of them are gone at once.
        detached: true,
        stdio: ['ignore', 'ignore', 'pipe'],
        env: { ...process.env, TZ: 'Europe/Berlin' },
      },
    );
    this.child = child;
    this.browser = await chromium.connectOverCDP(await addressOf(child), { timeout: 120_000 });
    const [context] = this.browser.contexts();
    if (context === undefined) throw new Error('The browser has no window.');
    context.setDefaultTimeout(120_000);
    const page = context.pages()[0] ?? (await context.newPage());
    if (this.viewport !== null) await page.setViewportSize(this.viewport);
    return page;
  }

  async kill(): Promise<void> {
    const { child } = this;
    if (!child?.pid || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    process.kill(-child.pid, 'SIGKILL');
    await ended;
    await this.browser?.close().catch(() => undefined);
    this.child = null;
  }

  async destroy(): Promise<void> {
    await this.kill();
    await rm(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('The browser ended before it was ready.')));
    if (child.stderr === null) return reject(new Error('The browser says nothing.'));
    createInterface({ input: child.stderr }).on('line', (line) => {
      const address = /DevTools listening on (ws:\S+)/.exec(line)?.[1];
      if (address !== undefined) resolve(address);
    });
  });
}
