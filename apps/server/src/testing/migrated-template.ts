import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { openDatabase } from '../database/open-database';

/**
 * Creates a PostgreSQL database with all tables once per run; each test copies it. To copy a database and
 * drop it takes a quarter of a second of a core less than to run all migrations and drop all tables.
 */
export async function makeTemplate(server: string): Promise<void> {
  const name = newName('migrated');
  await command(server, `create database ${name}`);
  const { close } = await openDatabase({ databaseUrl: addressOf(server, name), dataDir: '' });
  await close();
  process.env['ABLESBAR_MIGRATED_TEMPLATE'] = name;
}

export async function removeTemplate(server: string): Promise<void> {
  await command(server, `drop database if exists ${templateName()} with (force)`);
}

/** A PostgreSQL database with empty tables. */
export async function makeMigratedCopy(server: string) {
  const name = newName('test');
  await command(server, `create database ${name} template ${templateName()}`);
  return {
    url: addressOf(server, name),
    drop: async () => command(server, `drop database ${name} with (force)`),
  };
}

function newName(kind: string): string {
  return `${kind}_${randomUUID().replaceAll('-', '')}`;
}

function templateName(): string {
  const { ABLESBAR_MIGRATED_TEMPLATE: name } = process.env;
  if (name === undefined) throw new Error('The setup of the tests has made no template.');
  return name;
}

function addressOf(server: string, name: string): string {
  const own = new URL(server);
  own.pathname = `/${name}`;
  return own.href;
}

async function command(server: string, statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
}
