import { calendarDay } from '@ablesbar/domain';
import { startOfBerlinDay } from '@ablesbar/domain/berlin-time';
import { resolve } from 'node:path';
import { markExported } from '../../retention/exported';
import { tableKind } from '../../table/read-table';
import { type Cell, writeTable, writeWhole } from '../../table/write-table';
import { type Command, OperatorFailure } from '../command';
import { chosenApplication } from '../command-application';
import { isDryRun } from '../dry-run';
import { exportWords } from './export-outline';
import { exportTexts } from './export-texts';
import { type ExportFormat, readFormat } from './format/read-format';
import { mappedCsv } from './format/write-mapped-csv';
import { msconsInterchange } from './format/write-mscons';
import { type PhotoFile, photoFiles, photoFolder } from './photo-folder';
import { COLUMNS, countOf, type ReadingRow, readingRows } from './reading-rows';
import { BILLED, completeUntil, SENT } from './sent-readings';

export const exportReadings: Command = {
  name: 'export readings',
  example: 'export readings neu.csv --since 2026-11-21',
  ...exportWords(COLUMNS),
  run: async (world, given) => {
    const [name = ''] = given.words;
    const path = resolve(world.cwd, name);
    const formatPath = given.values['format'];
    const format =
      formatPath === undefined ? null : await readFormat(resolve(world.cwd, formatPath));
    if (format === null) tableKind(path);
    const { applicationId } = chosenApplication(world, given);
    const since = sinceOf(given.values['since']);
    // Readings that arrive during the export may be committed out of order, so this file leaves them out.
    const until = await completeUntil(world.database, world.clock());
    const photos = photoFolder(world, given.values['photos']);
    const sources = given.switches.has('billed') ? [BILLED] : SENT;
    let whole = 0;
    for (const source of sources)
      whole += await countOf(world, source, { applicationId, since, until });
    if (isDryRun(given)) {
      world.say(exportTexts.toWrite(whole));
      return { readings: whole, since, until };
    }
    let count = 0;
    const writeAll = async (write: WriteRow) => {
      for (const source of sources) {
        for await (const row of readingRows(world, source, { applicationId, since, until })) {
          const files = photoFiles(row);
          await photos.write(files);
          await write(row, files);
          count += 1;
          world.progress.show(exportTexts.writing, count, whole);
        }
      }
    };
    const leftOut =
      format === null
        ? await writePlain(path, writeAll)
        : await writeFormat(path, format, { now: world.clock(), writeAll });
    await world.audit.record(world.database, 'readings-exported', { counts: { readings: count } });
    world.progress.end();
    world.say(exportTexts.written(count - leftOut, path));
    if (leftOut > 0) world.say(exportTexts.leftOut(leftOut));
    for (const line of photos.said()) world.say(line);
    // What the format left out must not be deleted as fetched; nothing notes it one by one.
    if (!given.switches.has('billed') && leftOut === 0) {
      const hasPhotos = photos.hasAll();
      await markExported(world.database, { applicationId, since, until, hasPhotos });
    }
    photos.complain();
    // Only a complete run: who went on from here would never fetch the missing photos.
    world.say(exportTexts.next(until.toISOString()));
    return { readings: count - leftOut, leftOut, file: path, since, until };
  },
};

type WriteRow = (row: ReadingRow, files: readonly PhotoFile[]) => Promise<void>;
type WriteAll = (write: WriteRow) => Promise<void>;

async function writePlain(path: string, writeAll: WriteAll): Promise<number> {
  await writeTable(path, COLUMNS, (writer) =>
    writeAll((row, files) => writer.write(cellsOf(row, files).map(([, cell]) => cell))),
  );
  return 0;
}

/** Returns how many readings the format has no form for. */
async function writeFormat(
  path: string,
  format: ExportFormat,
  { now, writeAll }: { readonly now: Date; readonly writeAll: WriteAll },
): Promise<number> {
  let leftOut = 0;
  await writeWhole(path, async (sink) => {
    const writer =
      format.kind === 'csv' ? mappedCsv(format, sink) : msconsInterchange(format, sink, now);
    await writeAll((row, files) =>
      writer.write({ ...row.cells, ...Object.fromEntries(cellsOf(row, files)) }),
    );
    await writer.end();
    leftOut = writer.leftOut();
  });
  return leftOut;
}

function cellsOf({ cells, shown }: ReadingRow, files: readonly PhotoFile[]) {
  const photoFiles = files.length === 0 ? null : files.map(({ name }) => name).join(', ');
  const all = { ...cells, photos: shown.length, photoFiles };
  return COLUMNS.map((column): readonly [string, Cell] => [column, all[column] ?? null]);
}

function sinceOf(text: string | undefined): Date {
  if (text === undefined) return new Date(0);
  const day = calendarDay(text);
  if (day !== null) return startOfBerlinDay(day);
  const instant = /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/.test(text)
    ? Date.parse(text)
    : NaN;
  if (Number.isNaN(instant)) throw new OperatorFailure(exportTexts.badSince(text));
  return new Date(instant);
}
