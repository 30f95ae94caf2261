import { resolve } from 'node:path';
import type { Database } from '../../database/open-database';
import { tryLockForCommand } from '../../database/locks';
import { readTable, tableKind } from '../../table/read-table';
import { type Columns, storable, type TableRow } from '../../table/table-row';
import { type CommandInput, OperatorFailure, type OperatorWorld } from '../command';
import { changeDatabase, DRY_RUN } from '../dry-run';
import { fileTexts } from './file-texts';
import { GERMAN_HEADS } from './german-heads';
import { ABOUT, countStaged, writeRefused } from './refused-rows';

/** A row for the temporary table `staged`, which each kind of file creates with these columns at least. */
export interface Staged {
  readonly line: number;
  readonly cells: object;
  /** Null if the row is in order. */
  readonly reason: string | null;
}

export interface FileKind<Counts extends object> {
  readonly columns: Columns;
  judge(row: TableRow): { readonly staged: object; readonly reasons: readonly string[] };
  /**
   * Creates a table of this transaction. No one else sees a row before all rows are valid, and the
   * table disappears if the command is interrupted.
   */
  openStaging(transaction: Database): Promise<void>;
  stage(transaction: Database, rows: readonly Staged[]): Promise<void>;
  /** Adds the reasons that only the whole file or the database can tell. */
  judgeAcrossRows(transaction: Database): Promise<void>;
  write(transaction: Database, rows: number): Promise<Counts>;
}

/** The options of every command that imports a file. */
export const FILE_VALUES = { errors: fileTexts.errorsOption };
export const FILE_SWITCHES = { ...DRY_RUN, check: fileTexts.checkSwitch };

const AT_ONCE = 500;
/** Nobody corrects more rows than these one by one, and a huge file of another kind is refused early. */
const REFUSED_MOST = 10_000;

/** Imports all rows of a file or none. */
export async function importFile<Counts extends object>(
  world: Pick<OperatorWorld, 'database' | 'cwd' | 'progress'>,
  given: CommandInput,
  kind: FileKind<Counts>,
): Promise<Counts & { readonly rows: number }> {
  const path = resolve(world.cwd, given.words[0] ?? '');
  const ending = tableKind(path);
  const errors = resolve(
    world.cwd,
    given.values['errors'] ?? `${path.slice(0, -ending.length - 1)}-${fileTexts.suffix}.${ending}`,
  );
  return changeDatabase(world.database, given, async (transaction) => {
    if (!(await tryLockForCommand(transaction, 'import'))) {
      throw new OperatorFailure(fileTexts.running);
    }
    await kind.openStaging(transaction);
    const { isWhole } = await stageFile(transaction, path, kind, world);
    await kind.judgeAcrossRows(transaction);
    const { rows, refused } = await countStaged(transaction);
    if (rows === 0) throw new OperatorFailure(fileTexts.nothingThere);
    if (refused > 0) {
      await writeRefused(transaction, errors, kind.columns.known);
      const said = fileTexts.refused(refused, errors);
      throw new OperatorFailure(isWhole ? said : `${said} ${fileTexts.stopped}`);
    }
    return { ...(await kind.write(transaction, rows)), rows };
  });
}

async function stageFile(
  transaction: Database,
  path: string,
  { columns, judge, stage }: Pick<FileKind<object>, 'columns' | 'judge' | 'stage'>,
  { progress }: Pick<OperatorWorld, 'progress'>,
): Promise<{ readonly isWhole: boolean }> {
  // The import ignores the columns of a table of refused rows, so the corrected table can be imported.
  const read = { known: [...columns.known, ...ABOUT], needed: columns.needed, heads: GERMAN_HEADS };
  let part = 0;
  let batch: Staged[] = [];
  let count = 0;
  let refused = 0;
  for await (const row of readTable(path, read, (now) => (part = now))) {
    const { staged, reasons } = judge(row);
    const reason = reasons.length === 0 ? null : reasons.join('; ');
    batch.push({ ...staged, line: row.line, cells: shortened(row.cells), reason });
    count += 1;
    if (reason !== null) refused += 1;
    if (refused === REFUSED_MOST) break;
    if (batch.length < AT_ONCE) continue;
    await stage(transaction, batch);
    batch = [];
    progress.show(fileTexts.reading, count, Math.round(count / part));
  }
  await stage(transaction, batch);
  return { isWhole: refused < REFUSED_MOST };
}

/** Huge cells are shortened, and the cut may go through a letter. */
function shortened(cells: Readonly<Record<string, string>>): object {
  const shown = Object.entries(cells).map(
    ([name, cell]) => [name, storable(cell.slice(0, 2100))] as const,
  );
  return Object.fromEntries<string>(shown);
}
