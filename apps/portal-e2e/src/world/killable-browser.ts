import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Page, type ViewportSize, webkit } from '@playwright/test';
import { startChromium } from './chromium-profile';
import { startFirefox } from './firefox-profile';
import { webkitDeviceWith } from './webkit-device';

export interface RunningBrowser {
  readonly page: Page;
  /** Kills all of its processes at once, so that none of them can finish its work. */
  kill(): Promise<void>;
}

const PATIENCE_MS = 60_000;

type Start = (profile: string, viewport: ViewportSize | null) => Promise<RunningBrowser>;

const START = {
  chromium: startChromium,
  firefox: startFirefox,
  async webkit(profile) {
    const device = await webkitDeviceWith(profile, webkit);
    return { page: await device.openTab(), kill: () => device.kill() };
  },
} satisfies Record<string, Start>;

/** A browser with a profile on disk. A journey can kill it, as an empty battery does. */
export class KillableBrowser {
  private running: RunningBrowser | null = null;

  private constructor(
    private readonly engine: keyof typeof START,
    private readonly profile: string,
    private readonly viewport: ViewportSize | null,
  ) {}

  static async create(
    engine: keyof typeof START,
    viewport: ViewportSize | null,
  ): Promise<KillableBrowser> {
    const profile = await mkdtemp(join(tmpdir(), 'ablesbar-profile-'));
    return new KillableBrowser(engine, profile, viewport);
  }

  /** Starts the browser with the same profile as before. */
  async start(): Promise<Page> {
    this.running = await START[this.engine](this.profile, this.viewport);
    const { page } = this.running;
    page.context().setDefaultTimeout(PATIENCE_MS);
    return page;
  }

  async kill(): Promise<void> {
    await this.running?.kill();
    this.running = null;
  }

  async destroy(): Promise<void> {
    await this.kill();
    await rm(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
