import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { repository, ServerProcess } from './server-process';
import { Snapshot } from './snapshot';

/** Where the data lies that every worker begins with. */
export interface PreparedData {
  /** The name of a database that PostgreSQL copies. Nobody is connected to it. */
  readonly database: string;
  readonly dataDir: string;
}

/** A server for all journeys of a worker. Its PostgreSQL database is reset before each journey. */
export class SharedServer extends ServerProcess {
  private constructor(
    private readonly postgres: Client,
    readonly databaseName: string,
    readonly databaseUrl: string,
    private readonly folder: string,
    private readonly database: Client,
    private readonly snapshot: Snapshot,
  ) {
    super({ folder: repository, dataDir: join(folder, 'data'), databaseUrl });
  }

  /** Starts a server on a new database of the PostgreSQL at this address, with the demo or a copy. */
  static async create(address: string, prepared?: PreparedData): Promise<SharedServer> {
    const postgres = new Client(address);
    await postgres.connect();
    const name = `ablesbar_journeys_${process.pid}`;
    await postgres.query(`drop database if exists ${name} with (force)`);
    await postgres.query(
      prepared
        ? `create database ${name} template ${prepared.database}`
        : `create database ${name}`,
    );
    const url = new URL(address);
    url.pathname = name;
    const database = new Client(url.href);
    await database.connect();
    const folder = await mkdtemp(join(tmpdir(), 'ablesbar-e2e-'));
    if (prepared) await cp(prepared.dataDir, join(folder, 'data'), { recursive: true });
    else await mkdir(join(folder, 'data'));
    const snapshot = new Snapshot(database);
    const server = new SharedServer(postgres, name, url.href, folder, database, snapshot);
    await server.start();
    await server.saveState();
    return server;
  }

  /** Stops for good and leaves its data to be copied. */
  async leaveData(): Promise<PreparedData> {
    await this.stop();
    await this.database.end();
    return { database: this.databaseName, dataDir: join(this.folder, 'data') };
  }

  /** Every later journey begins with the present data. */
  async saveState(): Promise<void> {
    await this.waitUntilIdle();
    await this.snapshot.take();
    await this.replaceFiles('saved', 'data');
  }

  async reset(): Promise<void> {
    await this.waitUntilIdle();
    await this.snapshot.restore();
    await this.replaceFiles('data', 'saved');
  }

  /** Copies the files that the server stores beside its database, such as letters. */
  private async replaceFiles(to: 'data' | 'saved', from: 'data' | 'saved'): Promise<void> {
    await rm(join(this.folder, to), { recursive: true, force: true });
    await cp(join(this.folder, from), join(this.folder, to), { recursive: true });
  }

  async destroy(): Promise<void> {
    await this.leaveData();
    await this.postgres.query(`drop database ${this.databaseName} with (force)`);
    await this.postgres.end();
    await rm(this.folder, { recursive: true, force: true });
  }
}
