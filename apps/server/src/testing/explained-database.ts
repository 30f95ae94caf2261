import { type Static, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Database } from '../database/open-database';
import type { Schema } from '../database/schema';

/** A batch may look at a few rows that it does not take. */
const MOST_IN_VAIN = 1000;

interface Watched {
  readonly indexes: ReadonlyMap<string, Index>;
  readonly tables: readonly string[];
  /**
   * Few rows are always read faster without an index. This keeps PostgreSQL from doing so: the plans
   * then show whether there is an index, not whether it is chosen.
   */
  readonly isForced: boolean;
}

const PlanNode = Type.Object({
  'Node Type': Type.String(),
  'Relation Name': Type.Optional(Type.String()),
  'Index Name': Type.Optional(Type.String()),
  'Index Cond': Type.Optional(Type.String()),
  'Actual Loops': Type.Optional(Type.Number()),
  'Rows Removed by Filter': Type.Optional(Type.Number()),
  'Rows Removed by Index Recheck': Type.Optional(Type.Number()),
  Plans: Type.Optional(Type.Array(Type.Unknown())),
});

/**
 * A database that says how it runs each statement, also those that its foreign keys cause. `scans` are
 * the tables that a statement reads row by row: without an index, or by one that does not help.
 */
export function openExplained(url: string, watched: Watched) {
  const scans = new Set<string>();
  const own = new URL(url);
  const settings = [
    'session_preload_libraries=auto_explain',
    'auto_explain.log_min_duration=0',
    'auto_explain.log_level=notice',
    'auto_explain.log_format=json',
    'auto_explain.log_nested_statements=on',
    'auto_explain.log_analyze=on',
    'auto_explain.log_timing=off',
    ...(watched.isForced ? ['enable_seqscan=off'] : []),
  ];
  const options = [own.searchParams.get('options'), ...settings.map((one) => `-c ${one}`)];
  own.searchParams.set('options', options.join(' '));
  const pool = new pg.Pool({ connectionString: own.href, max: 1 });
  pool.on('connect', (client) =>
    client.on('notice', ({ message = '' }) => {
      const [, plan] = /plan:\n(.*)/s.exec(message) ?? [];
      if (plan !== undefined)
        for (const table of readInVain(JSON.parse(plan), watched)) scans.add(table);
    }),
  );
  return { database: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }), scans };
}

function readInVain(plan: unknown, watched: Watched): readonly string[] {
  const top = Type.Object({ Plan: Type.Unknown() });
  return Value.Check(top, plan)
    ? nodesOf(plan.Plan).flatMap((node) => tableReadInVain(node, watched))
    : [];
}

function nodesOf(node: unknown): readonly Static<typeof PlanNode>[] {
  if (!Value.Check(PlanNode, node)) throw new Error(`No plan: ${JSON.stringify(node)}`);
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

/** The table of a node that reads rows, or entries of an index, which it does not take. */
function tableReadInVain(
  node: Static<typeof PlanNode>,
  { indexes, tables }: Watched,
): readonly string[] {
  const index = indexes.get(node['Index Name'] ?? '');
  const table = node['Relation Name'] ?? index?.table;
  if (table === undefined || !tables.includes(table)) return [];
  const removed =
    (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  // Without a condition on its first column, the whole index is read.
  const isWhole =
    index !== undefined && !new RegExp(`\\b${index.first}\\b`).test(node['Index Cond'] ?? '');
  const isInVain = removed * (node['Actual Loops'] ?? 1) > MOST_IN_VAIN;
  return node['Node Type'] === 'Seq Scan' || isWhole || isInVain ? [table] : [];
}

interface Index {
  readonly table: string;
  readonly first: string;
}

export async function indexesOf(database: Database): Promise<ReadonlyMap<string, Index>> {
  const { rows } = await sql<Index & { readonly name: string }>`
    select index.relname as name, heap.relname as table, attname as first
    from pg_index join pg_class index on index.oid = indexrelid
      join pg_class heap on heap.oid = indrelid
      join pg_attribute on attrelid = indrelid and attnum = indkey[0]
    where index.relnamespace = current_schema()::regnamespace`.execute(database);
  return new Map(rows.map((row) => [row.name, row]));
}
