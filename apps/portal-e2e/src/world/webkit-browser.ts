import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Writable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { repository } from './server-process';
import { inspectableTargets } from './webkit-inspector';

const WIDTH = 360;
const HEIGHT = 740;
/** The windows stand side by side, so each of them can be under the pointer. */
const PLACES = 6;
type Hand = ChildProcessByStdio<Writable, null, null>;

const LOOK_MS = 50;
const START_MS = 30_000;

/** WebKitGTK's MiniBrowser with its own screen and a profile on disk. */
export class WebkitBrowser {
  private readonly known = new Set<string>();

  private constructor(
    readonly address: string,
    private readonly profile: string,
    private readonly hand: Hand,
    private readonly children: readonly ChildProcess[],
  ) {}

  /** Everything that the browser keeps is in the folder `profile`. */
  static async start(profile: string): Promise<WebkitBrowser> {
    const { WEBKITGTK: program } = process.env;
    if (program === undefined) throw new Error('WEBKITGTK names no MiniBrowser.');
    const { screen, display } = await startScreen();
    const address = `127.0.0.1:${await freePort()}`;
    await mkdir(join(profile, 'downloads'), { recursive: true });
    await mkdir(join(profile, 'config'), { recursive: true });
    await writeFile(join(profile, 'config/user-dirs.dirs'), 'XDG_DOWNLOAD_DIR="$HOME/downloads"\n');
    const browser = spawn(
      program,
      ['--javascript-can-open-windows-automatically=true', 'about:blank'],
      {
        detached: true,
        stdio: 'ignore',
        env: {
          ...process.env,
          HOME: profile,
          XDG_CONFIG_HOME: join(profile, 'config'),
          XDG_DATA_HOME: join(profile, 'data'),
          XDG_CACHE_HOME: join(profile, 'cache'),
          DISPLAY: display,
          // One list of GStreamer's parts for all profiles: to make it takes a quarter of a second.
          GST_REGISTRY: join(repository, '.cache/gstreamer-registry.bin'),
          TZ: 'Europe/Berlin',
          WEBKIT_INSPECTOR_HTTP_SERVER: address,
          // There is no graphics card. Emulating one took half of the engine's time.
          WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
          WEBKIT_DISABLE_COMPOSITING_MODE: '1',
        },
      },
    );
    const hand = startHand(display);
    return new WebkitBrowser(address, profile, hand, [browser, hand, screen]);
  }

  /** Gives one command to xdotool. */
  act(command: string): void {
    this.hand.stdin.write(`${command}\n`);
  }

  get downloads(): string {
    return join(this.profile, 'downloads');
  }

  /** Waits for the window that has opened since the last call. */
  async nextTarget(): Promise<string> {
    const end = Date.now() + START_MS;
    while (Date.now() < end) {
      const fresh = (await inspectableTargets(this.address)).find((path) => !this.known.has(path));
      if (fresh !== undefined) {
        this.known.add(fresh);
        return fresh;
      }
      await wait(LOOK_MS);
    }
    throw new Error('WebKitGTK opened no window.');
  }

  async kill(): Promise<void> {
    for (const child of this.children) {
      if (!child.pid || child.exitCode !== null || child.signalCode !== null) continue;
      const ended = once(child, 'exit');
      // This also ends the processes for network and pages.
      process.kill(-child.pid, 'SIGKILL');
      await ended;
    }
  }
}

async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const size = `${PLACES * WIDTH}x${HEIGHT}x24`;
  const args = ['-displayfd', '1', '-screen', '0', size, '-r', '-nolisten', 'tcp'];
  const screen = spawn('Xvfb', args, { detached: true, stdio: ['ignore', 'pipe', 'ignore'] });
  for await (const number of createInterface({ input: screen.stdout })) {
    return { screen, display: `:${number}` };
  }
  throw new Error('Xvfb did not start.');
}

/** It acts on the screen as a keyboard and a mouse do. One for all commands, because a start takes long. */
function startHand(display: string): Hand {
  const hand = spawn('xdotool', ['-'], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    env: { ...process.env, DISPLAY: display },
  });
  // A killed one takes no command; the page then hears nothing, and the journey says so.
  hand.stdin.on('error', () => undefined);
  return hand;
}

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const server = createServer();
    server.once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address === null || typeof address === 'string') failed(new Error('no port'));
        else done(address.port);
      });
    });
  });
}
