import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PostgresDatabase } from './postgres-database';
import type { PreparedData } from './prepared-run';
import { repository, ServerProcess } from './server-process';

/** A server with a database of its own, which begins as a copy of existing data. */
export class Server extends ServerProcess {
  private constructor(
    private readonly dataDir: string,
    private readonly database: PostgresDatabase | null,
    folder: string,
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

  async destroy(): Promise<void> {
    await this.stop();
    await this.database?.drop();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
