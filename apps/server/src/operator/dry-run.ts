import { inConsoleLanguage } from '../base/console-language';
import type { Database } from '../database/open-database';
import type { CommandInput } from './command';

/** The switch of every command that changes something. */
export const DRY_RUN = inConsoleLanguage({
  de: { 'dry-run': 'sagt, was der Befehl täte, und ändert nichts' },
  en: { 'dry-run': 'says what the command would do, and changes nothing' },
});

/** `check` is the older name of an import's dry run. */
export function isDryRun({ switches }: Pick<CommandInput, 'switches'>): boolean {
  return switches.has('dry-run') || switches.has('check');
}

/**
 * Changes the database in one transaction. A dry run does the same and rolls it back, so that it meets
 * the same refusals as the real one.
 */
export async function changeDatabase<Result>(
  database: Database,
  given: Pick<CommandInput, 'switches'>,
  change: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  if (!isDryRun(given)) return database.transaction().execute(change);
  const results: Result[] = [];
  const end = new RolledBack();
  await database
    .transaction()
    .execute(async (transaction) => {
      results.push(await change(transaction));
      throw end;
    })
    .catch((error: unknown) => {
      if (error !== end) throw error;
    });
  const [result] = results;
  if (result === undefined) throw new Error('A change says what it has changed.');
  return result;
}

class RolledBack extends Error {}
