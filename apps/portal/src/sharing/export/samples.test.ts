import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  EXPORT_COLUMNS,
  type Job,
  matchSheet,
  type MeterType,
  NOTE_COLUMNS,
  sheetRows,
} from '@ablesbar/domain';
import { aDay, aJob, aMeter, anAddress, aRateTask } from '@ablesbar/domain/testing';
import { createTexts, exportHeadText, mediumText, noteHeadText } from '@ablesbar/i18n';
import { readWorkbook } from '../SheetImport/read-workbook';
import { workbook } from './workbook';

const jobs: readonly Job[] = [
  aJob({
    meter: aMeter({
      meterAddress: anAddress({ locationDescription: 'Keller links' }),
      meterRateTasks: [
        aRateTask({ taskId: 'high', rateName: 'Hochtarif', obis: '1-1:1.8.1' }),
        aRateTask({ taskId: 'low', rateName: 'Niedertarif', obis: '1-1:1.8.2' }),
      ],
    }),
  }),
  aJob({
    id: 'j-1002',
    maLoId: null,
    meter: aMeter({
      meterNumber: '7GAS0098871',
      meterType: 'GAS_METER',
      meterRateTasks: [
        aRateTask({
          taskId: 'gas',
          rateName: null,
          obis: '7-20:3.0.0',
          readingEvents: [
            {
              readingDate: '2025-11-28',
              readingValue: 908.437,
              reason: 'PERIODIC_READING',
              otherReason: null,
            },
          ],
        }),
      ],
    }),
  }),
];
const notes = {
  n: {
    ...{ accountId: 'a-1', jobId: 'j-1002', taskId: 'gas' },
    ...{ day: aDay('2026-06-30'), value: { integer: '00908', decimals: '4' } },
  },
};

const cellsIn = (bytes: ArrayBuffer) => {
  const read = readWorkbook(bytes);
  if (read.kind !== 'sheet') throw new Error(`The workbook is ${read.kind}.`);
  return read.cells;
};

const sample = (name: string) =>
  cellsIn(Uint8Array.from(readFileSync(join(__dirname, '../../../examples', name))).buffer);

async function words() {
  const { t } = await createTexts({ language: 'de', translations: {} });
  const media: readonly MeterType[] = ['ELECTRIC_METER', 'GAS_METER'];
  return {
    heads: EXPORT_COLUMNS.map((column) => t(exportHeadText[column])),
    noteHeads: NOTE_COLUMNS.map((column) => t(noteHeadText[column])),
    sheetName: t('export_sheet_name'),
    noteSheetName: t('note_sheet_name'),
    meterTypes: new Map(media.map((medium) => [medium, t(mediumText[medium])])),
  };
}

test('the samples are what the portal writes today', async () => {
  const { heads, noteHeads, sheetName, noteSheetName, meterTypes } = await words();
  const meters = workbook({ jobs, heads, sheetName, meterTypes });
  const noted = workbook({ jobs, heads: noteHeads, sheetName: noteSheetName, meterTypes, notes });
  expect(sample('download.xlsx')).toEqual(cellsIn(meters));
  expect(sample('notes.xlsx')).toEqual(cellsIn(noted));
});

test('the sample that was filled in comes into the table', async () => {
  const { heads } = await words();
  const matches = matchSheet(jobs, sheetRows(sample('returned.xlsx'), heads) ?? []);
  expect(
    matches.map((match) =>
      match.kind === 'value' ? [match.task.taskId, match.value, match.day] : match.kind,
    ),
  ).toEqual([
    ['high', { integer: '45210', decimals: '5' }, '2026-11-24'],
    ['low', { integer: '19650', decimals: '0' }, '2026-11-24'],
    ['gas', { integer: '1204', decimals: '3' }, '2026-11-25'],
  ]);
});
