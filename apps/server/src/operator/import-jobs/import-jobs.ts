import { berlinDay } from '@ablesbar/domain';
import { createTexts } from '@ablesbar/i18n';
import { resolve } from 'node:path';
import type { Database } from '../../database/open-database';
import { newSecret } from '../../session/secret';
import { readTable, tableKind } from '../../table/read-table';
import { writeTable } from '../../table/write-table';
import { type Command, OperatorFailure, type OperatorWorld } from '../command';
import { APPLICATION_OPTION, chosenApplication } from '../command-application';
import { IMPORT_COLUMNS } from './import-columns';
import { type ImportRules, judgeRow } from './import-row';
import { importTexts } from './import-texts';
import {
  countStaged,
  judgeAcrossRows,
  openStaging,
  type RefusedRow,
  refusedRows,
  type StagedRow,
  stageRows,
} from './staging';
import { writeStagedRows } from './write-staged-rows';

const AT_ONCE = 500;

/** Extra columns of the table of refused rows; the import ignores them, so the corrected table can be imported. */
const ABOUT = [importTexts.line, importTexts.column] as const;
const READ_COLUMNS = { known: [...IMPORT_COLUMNS.known, ...ABOUT], needed: IMPORT_COLUMNS.needed };

export const importJobs: Command = {
  name: 'import',
  example: 'import jobs.csv --check',
  words: ['Datei'],
  values: { errors: 'wohin die abgelehnten Zeilen geschrieben werden', ...APPLICATION_OPTION },
  switches: { check: 'prüft nur und übernimmt nichts' },
  summary: 'übernimmt Aufträge aus .csv, .json oder .xlsx',
  details: `Eine Zeile je Zählwerk; die Zeilen eines Auftrags haben dieselbe jobId. Die erste Zeile nennt die Spalten,
in beliebiger Reihenfolge. Nötig sind: ${IMPORT_COLUMNS.needed.join(', ')} und lastname oder company.
Bekannt sind: ${IMPORT_COLUMNS.known.join(', ')}.

Ist eine Zeile nicht in Ordnung, wird nichts übernommen; die Zeilen und ihre Gründe stehen dann in
<Datei>-fehler. Dieselbe Datei noch einmal ändert nichts, eine geänderte ändert die Aufträge; was nicht
in der Datei steht, bleibt. Ein Abbruch lässt alles, wie es war. Unbekannte Kundennummern bekommen
einen Zugang, dessen Anmeldung letters druckt.`,
  run: async (world, given) => {
    const { database, passwords, clock, say } = world;
    const application = chosenApplication(world, given);
    const [name = ''] = given.words;
    const path = resolve(world.cwd, name);
    const kind = tableKind(path);
    const errors = resolve(
      world.cwd,
      given.values['errors'] ?? `${path.slice(0, -kind.length - 1)}-fehler.${kind}`,
    );
    const { applicationId, config } = application;
    const { defaultLanguage, translations } = config.languageConfig;
    const texts = await createTexts({ language: defaultLanguage, translations });
    const rules = { config, texts, today: berlinDay(clock()) };
    const passwordHash = await passwords.hash(newSecret());
    const counts = await database.transaction().execute(async (transaction) => {
      if (!(await openStaging(transaction))) throw new OperatorFailure(importTexts.running);
      await stageFile(transaction, path, rules, world);
      await judgeAcrossRows(transaction, applicationId);
      const { rows, refused } = await countStaged(transaction);
      if (rows === 0) throw new OperatorFailure(importTexts.nothingThere);
      if (refused > 0) {
        await writeRefused(errors, refusedRows(transaction));
        throw new OperatorFailure(importTexts.refused(refused, errors));
      }
      if (given.switches.has('check')) return { rows };
      const written = await writeStagedRows(transaction, application, passwordHash);
      await world.audit.record(transaction, 'jobs-imported', { counts: { rows, ...written } });
      return { rows, ...written };
    });
    if (!('jobs' in counts)) return say(importTexts.checked(counts.rows));
    say(importTexts.done(counts));
    if (counts.accounts > 0) say(importTexts.lettersNext);
  },
};

async function stageFile(
  transaction: Database,
  path: string,
  rules: ImportRules,
  { progress }: Pick<OperatorWorld, 'progress'>,
): Promise<void> {
  let batch: StagedRow[] = [];
  let count = 0;
  for await (const row of readTable(path, READ_COLUMNS)) {
    const { imported, reasons } = judgeRow(row, rules);
    batch.push({ ...imported, line: row.line, cells: storable(row.cells), reasons });
    count += 1;
    if (batch.length < AT_ONCE) continue;
    await stageRows(transaction, batch);
    batch = [];
    progress.show(importTexts.reading, count, null);
  }
  await stageRows(transaction, batch);
}

/** Replaces characters that the database cannot store, and shortens huge cells. */
function storable(cells: Readonly<Record<string, string>>): object {
  const shown = Object.entries(cells).map(
    ([name, cell]) => [name, cell.slice(0, 2100).replaceAll('\0', '\ufffd')] as const,
  );
  return Object.fromEntries<string>(shown);
}

async function writeRefused(path: string, rows: AsyncIterable<RefusedRow>): Promise<void> {
  const { known } = IMPORT_COLUMNS;
  await writeTable(path, [...ABOUT, ...known], async (writer) => {
    for await (const { line, cells, reason } of rows) {
      await writer.write([line, reason, ...known.map((name) => cells[name] ?? null)]);
    }
  });
}
