import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Browser, chromium, type Page, type ViewportSize } from '@playwright/test';

/** A browser with a profile on disk. A journey can kill it, as an empty battery does. */
export class KillableBrowser {
  private child: ChildProcess | null = null;
  private browser: Browser | null = null;

  private constructor(
    private readonly profile: string,
    private readonly viewport: ViewportSize | null,
  ) {}

  static async create(viewport: ViewportSize | null = null): Promise<KillableBrowser> {
    return new KillableBrowser(await mkdtemp(join(tmpdir(), 'ablesbar-profile-')), viewport);
  }

  /** Starts the browser with the same profile as before. */
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
        // The browser and its children are one process group, so one signal kills them all.
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
    if (child.stderr === null)
      return reject(new Error('The browser has no error output to read its address from.'));
    createInterface({ input: child.stderr }).on('line', (line) => {
      const address = /DevTools listening on (ws:\S+)/.exec(line)?.[1];
      if (address !== undefined) resolve(address);
    });
  });
}
