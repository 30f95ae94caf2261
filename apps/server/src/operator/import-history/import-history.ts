import { berlinDay } from '@ablesbar/domain';
import type { Command } from '../command';
import { APPLICATION_OPTION, chosenApplication } from '../command-application';
import { FILE_SWITCHES, FILE_VALUES, importFile } from '../import-file/import-file';
import { HISTORY_COLUMNS, judgeHistoryRow, REASONS } from './history-columns';
import { historyTexts } from './history-texts';
import { judgeHistory } from './judge-history';
import { openHistoryStaging, stageHistory } from './stage-history';
import { writeHistory } from './write-history';

export const importHistory: Command = {
  name: 'import history',
  example: 'import history history.csv --dry-run',
  words: [historyTexts.file],
  values: { ...FILE_VALUES, ...APPLICATION_OPTION },
  switches: FILE_SWITCHES,
  summary: historyTexts.summary,
  details: historyTexts.details(HISTORY_COLUMNS, REASONS),
  run: async (world, given) => {
    const { applicationId } = chosenApplication(world, given);
    const today = berlinDay(world.clock());
    const counts = await importFile(world, given, {
      columns: HISTORY_COLUMNS,
      judge: (row) => judgeHistoryRow(row, today),
      openStaging: openHistoryStaging,
      stage: stageHistory,
      judgeAcrossRows: (transaction) => judgeHistory(transaction, applicationId),
      write: async (transaction, rows) => {
        const written = await writeHistory(transaction, rows, world.progress);
        await world.audit.record(transaction, 'history-imported', { counts: { rows, ...written } });
        return written;
      },
    });
    world.say(historyTexts.done(counts));
    return counts;
  },
};
