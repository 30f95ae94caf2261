import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PostgresDatabase } from './postgres-database';
import type { PreparedData } from './prepared-run';
import { repository, ServerProcess } from './server-process';

/**
 * A server for one journey alone. The journey may stop and restart it, deploy another build and count
 * its readings.
 */
export class Server extends ServerProcess {
  private constructor(
    private readonly dataDir: string,
    private readonly database: PostgresDatabase | null,
    private readonly folder: string,
  ) {
    super({ folder, dataDir, databaseUrl: database?.url });
  }

  /** Starts a server on a copy of existing data, which is much faster than making the demo data. */
  static async createWith(data: PreparedData, folder = repository): Promise<Server> {
    const { TEST_DATABASE_URL: address } = process.env;
    const dataDir = await mkdtemp(join(tmpdir(), 'ablesbar-e2e-'));
    await cp(data.dataDir, dataDir, { recursive: true });
    const database =
      address === undefined || data.database === null
        ? null
        : await PostgresDatabase.create(address, data.database);
    const server = new Server(dataDir, database, folder);
    await server.start();
    return server;
  }

  /** Restarts on the same port with the same data, as after an update of the installation. */
  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  /** Runs the operator's `stats` and returns one of its figures. Stops the server for good. */
  async count(what: string): Promise<number> {
    await this.stop();
    const operator = join(this.folder, 'apps/server/dist/operator.js');
    const { stdout } = await promisify(execFile)(process.execPath, [operator, 'stats'], {
      env: { ...process.env, DATABASE_URL: this.database?.url, DATA_DIR: this.dataDir },
    });
    const figure = new RegExp(`${what} +([\\d.]+)`).exec(stdout)?.[1];
    if (figure === undefined) throw new Error(`The command stats prints no "${what}":\n${stdout}`);
    return Number(figure.replaceAll('.', ''));
  }

  async destroy(): Promise<void> {
    await this.stop();
    await this.database?.drop();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
