import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { repository, ServerProcess } from './server-process';
import { Snapshot } from './snapshot';

/** A server for all journeys of a worker, on a PostgreSQL database that is brought back for each of them. */
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

  /** In a new database on the PostgreSQL of this address. */
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
    await server.keep();
    return server;
  }

  /** What it holds now is what every later journey begins with. */
  async keep(): Promise<void> {
    await this.comeToRest();
    await this.snapshot.take();
    await this.replaceFiles('kept', 'data');
  }

  async reset(): Promise<void> {
    await this.comeToRest();
    await this.snapshot.bringBack();
    await this.replaceFiles('data', 'kept');
  }

  /** What the server writes beside its database, as letters. */
  private async replaceFiles(to: 'data' | 'kept', from: 'data' | 'kept'): Promise<void> {
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
