import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

const root = resolve(import.meta.dirname, '../../../..');
/** The server as it lies in a folder of the repository, or in a copy of it. */
const mainIn = (folder: string) => join(folder, 'apps/server/dist/main.js');
const operatorIn = (folder: string) => join(folder, 'apps/server/dist/operator.js');

const newFolder = () => mkdtemp(join(tmpdir(), 'ablesbar-e2e-'));

/** The real server with a database of its own, seeded with the demo data. */
export class Server {
  private child: ChildProcess | null = null;
  private port = '0';
  origin = '';
  /** The made-up website of a utility, which is another origin. */
  site = '';
  /** The login link that the server prints as a QR code. */
  loginLink = '';

  private constructor(
    private readonly dataDir: string,
    private readonly folder: string,
  ) {}

  static async create(folder = root): Promise<Server> {
    const server = new Server(await newFolder(), folder);
    await server.start();
    return server;
  }

  /** With a copy of what this one has stored while it rests; making the demo data takes far longer. */
  async startCopy(): Promise<Server> {
    const copy = new Server(await newFolder(), this.folder);
    await cp(this.dataDir, copy.dataDir, { recursive: true });
    await copy.start();
    return copy;
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
      // All journeys of a run come from one address.
      LIMITS: 'all=1000000',
      DEMO: '1',
    };
    const child = spawn(process.execPath, [mainIn(this.folder)], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.child = child;
    this.loginLink = '';
    await new Promise<void>((ready, failed) => {
      child.once('exit', () => failed(new Error('The server ended before it was ready.')));
      // Read to the end: a server whose output nobody takes any more would end with it.
      createInterface({ input: child.stdout }).on('line', (line) => {
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

  async stop(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    this.child = null;
  }

  /** What the operator's own command counts; the server is stopped for it, and stays so. */
  async count(what: string): Promise<number> {
    await this.stop();
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [operatorIn(this.folder), 'stats'],
      {
        env: { ...process.env, DATABASE_URL: undefined, DATA_DIR: this.dataDir },
      },
    );
    const figure = new RegExp(`${what} +([\\d.]+)`).exec(stdout)?.[1];
    if (figure === undefined) throw new Error(`It does not count "${what}":\n${stdout}`);
    return Number(figure.replaceAll('.', ''));
  }

  async destroy(): Promise<void> {
    await this.stop();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
