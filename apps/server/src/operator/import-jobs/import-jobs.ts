import { berlinDay } from '@ablesbar/domain';
import { createTexts } from '@ablesbar/i18n';
import type { Database } from '../../database/open-database';
import { newSecret } from '../../session/secret';
import { type Command, type CommandInput, OperatorFailure } from '../command';
import { APPLICATION_OPTION, chosenApplication } from '../command-application';
import { isDryRun } from '../dry-run';
import { FILE_SWITCHES, FILE_VALUES, importFile } from '../import-file/import-file';
import { findLosses } from './find-losses';
import { IMPORT_COLUMNS } from './import-columns';
import { judgeRow } from './judge-row';
import { importTexts } from './import-texts';
import { judgeAcrossRows, openStaging, stageRows } from './staging';
import { writeStagedRows } from './write-staged-rows';

export const importJobs: Command = {
  name: 'import',
  example: 'import jobs.csv --dry-run',
  words: [importTexts.file],
  values: { ...FILE_VALUES, ...APPLICATION_OPTION },
  switches: { ...FILE_SWITCHES, yes: importTexts.yes },
  summary: importTexts.summary,
  details: importTexts.details(IMPORT_COLUMNS),
  run: async (world, given) => {
    const { passwords, clock, say } = world;
    const application = chosenApplication(world, given);
    const { applicationId, config } = application;
    const { defaultLanguage, translations } = config.languageConfig;
    const texts = await createTexts({ language: defaultLanguage, translations });
    const rules = { config, texts, today: berlinDay(clock()) };
    const passwordHash = await passwords.hash(newSecret());
    const { unclear, ...counts } = await importFile(world, given, {
      columns: IMPORT_COLUMNS,
      judge: (row) => judgeRow(row, rules),
      openStaging,
      stage: stageRows,
      judgeAcrossRows: (transaction) => judgeAcrossRows(transaction, applicationId),
      write: async (transaction, rows) => {
        await refuseLosses(transaction, given);
        const { unclear, ...written } = await writeStagedRows(
          transaction,
          application,
          passwordHash,
        );
        await world.audit.record(transaction, 'jobs-imported', { counts: { rows, ...written } });
        return { ...written, unclear };
      },
    });
    say(importTexts.done(counts));
    if (unclear.length > 0) say(importTexts.unclear(unclear));
    if (counts.accounts > 0 && !isDryRun(given)) say(importTexts.lettersNext);
    return counts;
  },
};

async function refuseLosses(transaction: Database, { switches }: CommandInput): Promise<void> {
  if (switches.has('yes')) return;
  const losses = await findLosses(transaction);
  const isNone = Object.values(losses).every((found: readonly unknown[]) => found.length === 0);
  if (!isNone) throw new OperatorFailure(importTexts.losses(losses));
}
