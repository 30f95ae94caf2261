import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

const main = resolve(import.meta.dirname, '../../../server/dist/main.js');

/** The real server with a database of its own, seeded with the demo data. */
export class Server {
  private child: ChildProcess | null = null;
  private port = '0';
  origin = '';
  /** The login link that the server prints as a QR code. */
  loginLink = '';

  private constructor(private readonly dataDir: string) {}

  static async create(): Promise<Server> {
    const server = new Server(await mkdtemp(join(tmpdir(), 'ablesbar-e2e-')));
    await server.start();
    return server;
  }

  /** Comes back on the same port with the same data, as after an update of the installation. */
  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  async start(): Promise<void> {
    // Its own embedded database, whatever the surroundings name: the journeys start from the demo data.
    const env = {
      ...process.env,
      DATABASE_URL: undefined,
      PORT: this.port,
      DATA_DIR: this.dataDir,
      DEMO: '1',
    };
    const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    this.child = child;
    for await (const line of createInterface({ input: child.stdout })) {
      const link = /(http:\S+\/m\/\S+)/.exec(line)?.[1];
      if (link) this.loginLink = link;
      const origin = /^Ablesbar läuft: (http:\S+)/.exec(line)?.[1];
      if (origin) {
        this.origin = origin;
        this.port = new URL(origin).port;
      }
      if (this.origin && this.loginLink) break;
    }
    if (!this.origin) throw new Error('The server ended before it was ready.');
    child.stdout.resume();
  }

  async stop(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    this.child = null;
  }

  async destroy(): Promise<void> {
    await this.stop();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
