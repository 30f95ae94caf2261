import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTable } from '../../table/read-table';
import { CONSENT_COLUMNS } from '../import-consents/consent-columns';
import { HISTORY_COLUMNS } from '../import-history/history-columns';
import { IMPORT_COLUMNS } from '../import-jobs/import-columns';
import { GERMAN_HEADS } from './german-heads';

const folder = mkdtempSync(join(tmpdir(), 'ablesbar-heads-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function firstRow(head: string) {
  const path = join(folder, 'jobs.csv');
  writeFileSync(path, `${head}\n4711;1ESY;6;A-1\n`);
  const columns = { ...IMPORT_COLUMNS, heads: GERMAN_HEADS };
  for await (const { cells } of readTable(path, columns)) return cells;
  return null;
}

it('understands German heads in any case', async () => {
  expect(await firstRow('Kundennummer;ZÄHLERNUMMER;Vorkommastellen;jobId')).toEqual({
    customerNumber: '4711',
    meterNumber: '1ESY',
    preDecimals: '6',
    jobId: 'A-1',
  });
});

it('names each head that it does not know, also a German one of another file', async () => {
  await expect(firstRow('Kundennummer;Zählernummer;Turnus;Ablesegrund')).rejects.toThrow(
    /Unbekannte Spalten: »Turnus«, »Ablesegrund«\. Umbenennen oder löschen\./,
  );
});

it('means columns that exist', () => {
  const files = [IMPORT_COLUMNS, HISTORY_COLUMNS, CONSENT_COLUMNS];
  const known = new Set(files.flatMap((columns) => columns.known));
  expect(Object.values(GERMAN_HEADS).filter((column) => !known.has(column))).toEqual([]);
});
