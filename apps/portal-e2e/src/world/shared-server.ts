import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { repository, ServerProcess } from './server-process';
import { Snapshot } from './snapshot';

/** A server for all journeys of a worker. Its PostgreSQL database is reset before each journey. */
export class SharedServer extends ServerProcess {
  private constructor(
    private readonly postgres: Client,
    private readonly name: string,
    readonly databaseUrl: string,
    private readonly database: Client,
    private readonly snapshot: Snapshot,
    private readonly folder: string,
  ) {
    super({ folder: repository, dataDir: join(folder, 'data'), databaseUrl });
  }

  /** Creates a new database on the PostgreSQL at this address and starts a server on it. */
  static async create(address: string): Promise<SharedServer> {
    const postgres = new Client(address);
    await postgres.connect();
    const name = `ablesbar_journeys_${process.pid}`;
    await postgres.query(`drop database if exists ${name} with (force)`);
    await postgres.query(`create database ${name}`);
    const url = new URL(address);
    url.pathname = name;
    const database = new Client(url.href);
    await database.connect();
    const folder = await mkdtemp(join(tmpdir(), 'ablesbar-e2e-'));
    await mkdir(join(folder, 'data'));
    const snapshot = new Snapshot(database);
    const server = new SharedServer(postgres, name, url.href, database, snapshot, folder);
    await server.start();
    await server.saveState();
    return server;
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
    await this.stop();
    await this.database.end();
    await this.postgres.query(`drop database ${this.name} with (force)`);
    await this.postgres.end();
    await rm(this.folder, { recursive: true, force: true });
  }
}
