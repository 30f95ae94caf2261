import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { PostgresDatabase } from './postgres-database';
import type { PreparedData } from './prepared-run';
import { repository, ServerProcess } from './server-process';
import { Snapshot } from './snapshot';

/**
 * A server for all journeys of a worker. Before each journey its PostgreSQL database is reset, and it
 * is started if the journey before has stopped it.
 */
export class SharedServer extends ServerProcess {
  /** Each start makes a new link; a reset brings the data of this one back. */
  private savedLink = '';

  private constructor(
    private readonly database: PostgresDatabase,
    private readonly client: Client,
    private readonly folder: string,
    private readonly snapshot: Snapshot,
  ) {
    super({ folder: repository, dataDir: join(folder, 'data'), databaseUrl: database.url });
  }

  get databaseUrl(): string {
    return this.database.url;
  }

  /** Starts a server on a new database of the PostgreSQL at this address, with the demo or a copy. */
  static async create(address: string, prepared?: PreparedData): Promise<SharedServer> {
    const database = await PostgresDatabase.create(address, prepared?.database);
    const client = new Client(database.url);
    await client.connect();
    const folder = await mkdtemp(join(tmpdir(), 'ablesbar-e2e-'));
    if (prepared) await cp(prepared.dataDir, join(folder, 'data'), { recursive: true });
    else await mkdir(join(folder, 'data'));
    const server = new SharedServer(database, client, folder, new Snapshot(client));
    await server.start();
    await server.saveState();
    return server;
  }

  /** Stops for good and leaves its data to be copied. */
  async leaveData(): Promise<PreparedData> {
    await this.stop();
    await this.client.end();
    return { database: this.database.name, dataDir: join(this.folder, 'data') };
  }

  /** Every later journey begins with the present data. */
  async saveState(): Promise<void> {
    await this.waitUntilIdle();
    await this.snapshot.take();
    await this.replaceFiles('saved', 'data');
    this.savedLink = this.loginLink;
  }

  async reset(): Promise<void> {
    await this.start();
    await this.waitUntilIdle();
    await this.snapshot.restore();
    await this.replaceFiles('data', 'saved');
    this.loginLink = this.savedLink;
  }

  /** Copies the files that the server stores beside its database, such as letters. */
  private async replaceFiles(to: 'data' | 'saved', from: 'data' | 'saved'): Promise<void> {
    await rm(join(this.folder, to), { recursive: true, force: true });
    await cp(join(this.folder, from), join(this.folder, to), { recursive: true });
  }

  async destroy(): Promise<void> {
    await this.leaveData();
    await this.database.drop();
    await rm(this.folder, { recursive: true, force: true });
  }
}
