import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repository, ServerProcess } from './server-process';

const newFolder = () => mkdtemp(join(tmpdir(), 'ablesbar-e2e-'));

/**
 * A server that one journey has for itself, on the embedded database: it may be stopped, restarted,
 * deployed anew and counted.
 */
export class Server extends ServerProcess {
  private constructor(
    private readonly dataDir: string,
    private readonly folder: string,
  ) {
    super({ folder, dataDir });
  }

  static async create(folder = repository): Promise<Server> {
    const server = new Server(await newFolder(), folder);
    await server.start();
    return server;
  }

  /** With a copy of what another one has stored; making the demo data takes far longer. */
  static async createWith(data: string, folder = repository): Promise<Server> {
    const server = new Server(await newFolder(), folder);
    await cp(data, server.dataDir, { recursive: true });
    await server.start();
    return server;
  }

  /** Comes back on the same port with the same data, as after an update of the installation. */
  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  /** What the operator's own command counts; the server is stopped for it, and stays so. */
  async count(what: string): Promise<number> {
    await this.stop();
    const operator = join(this.folder, 'apps/server/dist/operator.js');
    const { stdout } = await promisify(execFile)(process.execPath, [operator, 'stats'], {
      env: { ...process.env, DATABASE_URL: undefined, DATA_DIR: this.dataDir },
    });
    const figure = new RegExp(`${what} +([\\d.]+)`).exec(stdout)?.[1];
    if (figure === undefined) throw new Error(`It does not count "${what}":\n${stdout}`);
    return Number(figure.replaceAll('.', ''));
  }

  async destroy(): Promise<void> {
    await this.stop();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
