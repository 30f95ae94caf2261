import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { get } from 'node:http';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

export const repository = resolve(import.meta.dirname, '../../../..');

/** The output is read in German. */
const GERMAN = 'de_DE.UTF-8';

const CALLS = new URL('calls-under-way.mjs', import.meta.url).href;

/** The properties of a server that every journey may use. */
export interface PortalServer {
  readonly origin: string;
  /** The demo website of a utility, which is another origin. */
  readonly site: string;
  /** The login link that the server prints as a QR code. */
  readonly loginLink: string;
  /** The link of this path in a letter that the server has written; '' while there is none. */
  readonly mailedLink: (path: string) => Promise<string>;
  readonly stop: () => Promise<void>;
  /** Starts it again, on its previous port with its data. */
  readonly start: () => Promise<void>;
  /** One of the figures that the operator's `stats` prints. */
  readonly count: (what: string) => Promise<number>;
}

interface Place {
  /** The folder of the repository, or of an installation that copies it. */
  readonly folder: string;
  readonly dataDir: string;
  /** The address of a PostgreSQL database; without it the server uses the embedded one in `dataDir`. */
  readonly databaseUrl?: string | undefined;
}

/** The built server as a separate process, with the demo data. */
export class ServerProcess implements PortalServer {
  private child: ChildProcess | null = null;
  private port = '0';
  origin = '';
  site = '';
  loginLink = '';

  constructor(private readonly place: Place) {}

  /** Starts the server if it does not run, on its previous port if it has run before. */
  async start(): Promise<void> {
    if (this.child) return;
    const { folder, dataDir, databaseUrl } = this.place;
    const env = {
      ...process.env,
      // Never the DATABASE_URL of the environment: the journeys start from the demo data.
      DATABASE_URL: databaseUrl,
      PORT: this.port,
      DATA_DIR: dataDir,
      // All journeys of a run have the same IP address.
      LIMITS: 'all=1000000',
      LC_ALL: GERMAN,
    };
    const main = join(folder, 'apps/server/dist/main-with-demo.js');
    const child = spawn(process.execPath, ['--import', CALLS, main], {
      env,
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    this.child = child;
    this.loginLink = '';
    const { stdout } = child;
    if (stdout === null) throw new Error('The server has no output to read its address from.');
    await new Promise<void>((ready, failed) => {
      child.once('exit', () => failed(new Error('The server ended before it was ready.')));
      // The output is read to the end: a server whose output is closed would crash.
      createInterface({ input: stdout }).on('line', (line) => {
        this.read(line);
        if (this.loginLink !== '') ready();
      });
    });
  }

  /** The server prints its address first and the login link of the demo data afterwards. */
  private read(line: string): void {
    const origin = /^Ablesbar läuft: (http:\S+)/.exec(line)?.[1];
    if (origin !== undefined) {
      this.origin = origin;
      this.port = new URL(origin).port;
    }
    this.site = /Website eines Versorgers: (http:\S+)/.exec(line)?.[1] ?? this.site;
    this.loginLink = /(http:\S+\/m\/\S+)/.exec(line)?.[1] ?? this.loginLink;
  }

  /** Waits until the server has answered all calls. */
  async waitUntilIdle(): Promise<void> {
    if (!this.child) return;
    // A connection of its own comes last: once it has its answer, the server knows of all calls before it.
    const call = get(`${this.origin}/healthz`, { agent: false }, (answer) => answer.resume());
    await once(call, 'response');
    const ended = new AbortController();
    const end = () => ended.abort(new Error('The server ended before it was idle.'));
    this.child.once('exit', end);
    const isIdle = once(this.child, 'message', { signal: ended.signal });
    this.child.send('report when idle');
    await isIdle;
    this.child.off('exit', end);
  }

  /** Stops the server where it is, as a busy machine does; what is sent to it waits. */
  pause(): void {
    this.child?.kill('SIGSTOP');
  }

  resume(): void {
    this.child?.kill('SIGCONT');
  }

  async mailedLink(path: string): Promise<string> {
    const folder = join(this.place.dataDir, 'mail');
    const files = await readdir(folder, { recursive: true }).catch(() => []);
    for (const file of files.filter((name) => name.endsWith('.eml'))) {
      const letter = await readFile(join(folder, file), 'utf8');
      // The lines of a letter are broken by '=' (quoted-printable).
      const [link] = new RegExp(`http\\S+${path}[\\w-]+`).exec(letter.replace(/=\r?\n/g, '')) ?? [];
      if (link !== undefined) return link;
    }
    return '';
  }

  async count(what: string): Promise<number> {
    const { folder, dataDir, databaseUrl } = this.place;
    await this.waitUntilIdle();
    // Only one process may open the embedded database.
    if (databaseUrl === undefined) await this.stop();
    const operator = join(folder, 'apps/server/dist/operator.js');
    const { stdout } = await promisify(execFile)(process.execPath, [operator, 'stats'], {
      env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir, LC_ALL: GERMAN },
    });
    const figure = new RegExp(`${what} +([\\d.]+)`).exec(stdout)?.[1];
    if (figure === undefined) throw new Error(`The command stats prints no "${what}":\n${stdout}`);
    return Number(figure.replaceAll('.', ''));
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
