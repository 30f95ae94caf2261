import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

export const repository = resolve(import.meta.dirname, '../../../..');

const CALLS = new URL('calls-under-way.mjs', import.meta.url).href;

interface Place {
  /** The folder of the repository, or of an installation that copies it. */
  readonly folder: string;
  readonly dataDir: string;
  /** The address of a PostgreSQL database; without it the server uses the embedded one in `dataDir`. */
  readonly databaseUrl?: string;
}

/** The built server as a separate process, with the demo data. */
export class ServerProcess {
  private child: ChildProcess | null = null;
  private port = '0';
  origin = '';
  /** The demo website of a utility, which is another origin. */
  site = '';
  /** The login link that the server prints as a QR code. */
  loginLink = '';

  constructor(private readonly place: Place) {}

  /** Starts the server, on its previous port if it has run before. */
  async start(): Promise<void> {
    const { folder, dataDir, databaseUrl } = this.place;
    const env = {
      ...process.env,
      // Never the DATABASE_URL of the environment: the journeys start from the demo data.
      DATABASE_URL: databaseUrl,
      PORT: this.port,
      DATA_DIR: dataDir,
      // All journeys of a run have the same IP address.
      LIMITS: 'all=1000000',
      // The lines below are read in German.
      LC_ALL: 'de_DE.UTF-8',
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
    const ended = new AbortController();
    const end = () => ended.abort(new Error('The server ended before it was idle.'));
    this.child.once('exit', end);
    const isIdle = once(this.child, 'message', { signal: ended.signal });
    this.child.send('report when idle');
    await isIdle;
    this.child.off('exit', end);
  }

  /** The link of this path in a letter that the server has written; '' while there is none. */
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

  /** Runs the operator's `stats` and returns one of its figures. Stops an embedded database for good. */
  async count(what: string): Promise<number> {
    const { folder, dataDir, databaseUrl } = this.place;
    if (databaseUrl === undefined) await this.stop();
    const operator = join(folder, 'apps/server/dist/operator.js');
    const { stdout } = await promisify(execFile)(process.execPath, [operator, 'stats'], {
      env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
    });
    const figure = new RegExp(`${what} +([\\d.]+)`).exec(stdout)?.[1];
    if (figure === undefined) throw new Error(`The command stats prints no "${what}":\n${stdout}`);
    return Number(figure.replaceAll('.', ''));
  }

  get isRunning(): boolean {
    return this.child !== null;
  }

  /** Restarts on the same port with the same data, as after an update of the installation. */
  async restart(): Promise<void> {
    await this.stop();
    await this.start();
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
