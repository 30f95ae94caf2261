import { sql } from 'kysely';
import type { Database } from '../../database/open-database';
import { writeTable } from '../../table/write-table';
import { inConsoleLanguage } from '../../base/console-language';

/** Extra columns of a table of refused rows, in both languages of the console. */
const GERMAN = ['Zeile', 'Grund'] as const;
const ENGLISH = ['Line', 'Reason'] as const;
export const ABOUT = [...GERMAN, ...ENGLISH];

interface RefusedRow {
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
  readonly reason: string;
}

export async function writeRefused(
  transaction: Database,
  path: string,
  columns: readonly string[],
): Promise<void> {
  const about = inConsoleLanguage<readonly string[]>({ de: GERMAN, en: ENGLISH });
  await writeTable(path, [...about, ...columns], async (writer) => {
    for await (const { line, cells, reason } of refusedRows(transaction)) {
      await writer.write([line, reason, ...columns.map((name) => cells[name] ?? null)]);
    }
  });
}

/** Refused rows in the order of the file, read in parts, because all rows may be wrong. */
async function* refusedRows(transaction: Database): AsyncGenerator<RefusedRow> {
  for (let last = 0; ;) {
    const { rows } = await sql<RefusedRow>`select line, cells, reason from staged
      where reason is not null and line > ${last} order by line limit 1000`.execute(transaction);
    yield* rows;
    const end = rows.at(-1);
    if (end === undefined) return;
    last = end.line;
  }
}

export async function countStaged(
  transaction: Database,
): Promise<{ readonly rows: number; readonly refused: number }> {
  const { rows } = await sql<{ rows: string; refused: string }>`
    select count(*) as rows, count(reason) as refused from staged`.execute(transaction);
  return { rows: Number(rows[0]?.rows), refused: Number(rows[0]?.refused) };
}
