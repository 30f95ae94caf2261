import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawSheet } from './draw-sheet';
import { createMailTransport } from './mail-transport';
import { type Sheet, sheetLines } from './sheet';

const ROOT = join(__dirname, '../../../..');
const sheet = (rows: number, city = 'Neuenbrück'): Sheet => ({
  ...{ file: 'Quittung.pdf', language: 'de', sender: 'Stadtwerke', title: 'Eingangsbestätigung' },
  lines: sheetLines([
    { kind: 'heading', text: 'Zähler 1EMH0099887766' },
    { kind: 'link', label: 'no link', url: 'https://x.example' },
    { kind: 'rows', rows: Array.from({ length: rows }, (_, at) => [`Ort ${at}`, city] as const) },
  ]),
});
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;

it.each([
  { says: 'a few lines on one page', rows: 5, pages: 1 },
  { says: 'many lines on several', rows: 100, pages: 3 },
])('draws $says', async ({ rows, pages }) => {
  const pdf = await drawSheet(sheet(rows), ROOT);
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pagesOf(pdf)).toBe(pages);
});

it.each([
  { says: 'only for names that need it', city: 'Łódź', isEmbedded: true },
  { says: 'not for those of the west', city: 'Köln – „Süd“', isEmbedded: false },
])('embeds the font of all Europe $says', async ({ city, isEmbedded }) => {
  const pdf = await drawSheet(sheet(1, city), ROOT);
  expect(pdf.includes('/FontFile2')).toBe(isEmbedded);
});

it('shows headings, texts and rows, and no link', () => {
  expect(sheet(1).lines.map(({ name }) => name)).toEqual(['Zähler 1EMH0099887766', 'Ort 0']);
});

it('a mail carries the PDF', async () => {
  const outbox = mkdtempSync(join(tmpdir(), 'ablesbar-sheet-'));
  const settings = { smtpUrl: null, from: 'a@b.example', outbox };
  await createMailTransport(settings, { root: ROOT }).send({
    ...{ id: 'one', belongs_to: null, from_name: 'Werk', to_name: 'E', to_address: 'e@b.example' },
    ...{ subject: 'Quittung', text: 'text', html: '', sheet: sheet(1) },
  });
  const mail = readFileSync(join(outbox, 'one.eml'), 'utf8');
  expect(mail).toContain('Content-Type: application/pdf; name=Quittung.pdf');
  expect(mail).toContain(Buffer.from('%PDF-1').toString('base64').slice(0, 7));
  rmSync(outbox, { recursive: true });
});
