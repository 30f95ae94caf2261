import { Client } from 'pg';

let made = 0;

/** A database of its own for one server, on the PostgreSQL of the run. */
export class PostgresDatabase {
  private constructor(
    readonly name: string,
    readonly url: string,
    private readonly postgres: Client,
  ) {}

  /** Makes a new database on the PostgreSQL at this address: empty, or as a copy of another one. */
  static async create(address: string, template: string | null = null): Promise<PostgresDatabase> {
    const postgres = new Client(address);
    await postgres.connect();
    made += 1;
    const name = `ablesbar_journeys_${process.pid}_${made}`;
    await postgres.query(`drop database if exists ${name} with (force)`);
    const from = template === null ? '' : ` template ${template}`;
    await postgres.query(`create database ${name}${from}`);
    const url = new URL(address);
    url.pathname = name;
    return new PostgresDatabase(name, url.href, postgres);
  }

  async drop(): Promise<void> {
    await this.postgres.query(`drop database ${this.name} with (force)`);
    await this.postgres.end();
  }
}
