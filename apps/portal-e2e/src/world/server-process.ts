import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

export const repository = resolve(import.meta.dirname, '../../../..');

const CALLS = new URL('calls-under-way.mjs', import.meta.url).href;

/** What a journey may know of the server that it runs on. */
export interface PortalServer {
  readonly origin: string;
  /** The made-up website of a utility, which is another origin. */
  readonly site: string;
  /** The login link that the server prints as a QR code. */
  readonly loginLink: string;
}

interface Place {
  /** The server lies in a folder of the repository, or in a copy of it. */
  readonly folder: string;
  readonly dataDir: string;
  /** PostgreSQL; without it the embedded database in `dataDir`. */
  readonly databaseUrl?: string;
}

/** The built server as a process of its own, with the demo data. */
export class ServerProcess implements PortalServer {
  private child: ChildProcess | null = null;
  private port = '0';
  origin = '';
  site = '';
  loginLink = '';

  constructor(private readonly place: Place) {}

  /** On the same port as the last time, if there was one. */
  async start(): Promise<void> {
    const { folder, dataDir, databaseUrl } = this.place;
    const env = {
      ...process.env,
      // Never the database that the surroundings name: the journeys start from the demo data.
      DATABASE_URL: databaseUrl,
      PORT: this.port,
      DATA_DIR: dataDir,
      // All journeys of a run come from one address.
      LIMITS: 'all=1000000',
    };
    const main = join(folder, 'apps/server/dist/main-with-demo.js');
    const child = spawn(process.execPath, ['--import', CALLS, main], {
      env,
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    this.child = child;
    this.loginLink = '';
    const { stdout } = child;
    if (stdout === null) throw new Error('The server says nothing.');
    await new Promise<void>((ready, failed) => {
      child.once('exit', () => failed(new Error('The server ended before it was ready.')));
      // Read to the end: a server whose output nobody takes any more would end with it.
      createInterface({ input: stdout }).on('line', (line) => {
        this.read(line);
        if (this.loginLink !== '') ready();
      });
    });
  }

  /** The address comes first, the login link of the demo data after it. */
  private read(line: string): void {
    const origin = /^Ablesbar läuft: (http:\S+)/.exec(line)?.[1];
    if (origin !== undefined) {
      this.origin = origin;
      this.port = new URL(origin).port;
    }
    this.site = /Website eines Versorgers: (http:\S+)/.exec(line)?.[1] ?? this.site;
    this.loginLink = /(http:\S+\/m\/\S+)/.exec(line)?.[1] ?? this.loginLink;
  }

  /** Once nothing is under way that somebody has asked it for. */
  async comeToRest(): Promise<void> {
    if (!this.child) return;
    const ended = new AbortController();
    const end = () => ended.abort(new Error('The server ended before it came to rest.'));
    this.child.once('exit', end);
    const isAtRest = once(this.child, 'message', { signal: ended.signal });
    this.child.send('come to rest');
    await isAtRest;
    this.child.off('exit', end);
  }

  async stop(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    this.child = null;
  }
}
