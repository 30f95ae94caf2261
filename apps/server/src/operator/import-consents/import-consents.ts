import { berlinDay } from '@ablesbar/domain';
import type { Command } from '../command';
import { APPLICATION_OPTION, chosenApplication } from '../command-application';
import { FILE_SWITCHES, FILE_VALUES, importFile } from '../import-file/import-file';
import { CONSENT_COLUMNS, judgeConsentRow } from './consent-columns';
import { consentTexts } from './consent-texts';
import { judgeConsents, openConsentStaging, stageConsents } from './stage-consents';
import { writeConsents } from './write-consents';

export const importConsents: Command = {
  name: 'import consents',
  example: 'import consents consents.csv --dry-run',
  words: [consentTexts.file],
  values: { ...FILE_VALUES, ...APPLICATION_OPTION },
  switches: FILE_SWITCHES,
  summary: consentTexts.summary,
  details: consentTexts.details(CONSENT_COLUMNS.known),
  run: async (world, given) => {
    const { applicationId } = chosenApplication(world, given);
    const now = world.clock();
    const today = berlinDay(now);
    const counts = await importFile(world, given, {
      columns: CONSENT_COLUMNS,
      judge: (row) => judgeConsentRow(row, today),
      openStaging: openConsentStaging,
      stage: stageConsents,
      judgeAcrossRows: (transaction) => judgeConsents(transaction, applicationId),
      write: async (transaction, rows) => {
        const written = await writeConsents(transaction, { applicationId, now });
        await world.audit.record(transaction, 'consents-imported', {
          counts: { rows, ...written },
        });
        return written;
      },
    });
    world.say(consentTexts.done(counts));
    return counts;
  },
};
