import { createRequire } from 'node:module';
import { join } from 'node:path';
import type PDFDocument from 'pdfkit';
import type { Sheet } from './sheet';

type Line = Sheet['lines'][number];

const mm = (millimetres: number) => (millimetres / 25.4) * 72;
const LEFT = mm(25);
const WIDTH = mm(160);
const NAMES = mm(60);
const BOTTOM = mm(277);

/** What the fonts of every PDF reader show. */
const WESTERN = /^[\x20-\x7e\xa0-\xff–—‘’‚“”„€…]*$/;

/**
 * `root` is the folder with the packages, including the font with the letters of all Europe. To embed
 * it costs many times as much as to draw the sheet, so only names that need it get it.
 */
export async function drawSheet(sheet: Sheet, root: string): Promise<Buffer> {
  // Only here: most commands of the operator draw nothing, and its start costs as much as theirs.
  const { default: Pdf } = await import('pdfkit');
  const pdf = new Pdf({ size: 'A4', margin: mm(20), lang: sheet.language.slice(0, 2) });
  const chunks: Buffer[] = [];
  const drawn = new Promise<Buffer>((done) => {
    pdf.on('data', (chunk: Buffer) => void chunks.push(chunk));
    pdf.on('end', () => done(Buffer.concat(chunks)));
  });
  const words = sheet.lines.map(({ name, value }) => name + value).join('');
  const isWestern = WESTERN.test(sheet.sender + sheet.title + words);
  const fonts = createRequire(join(root, 'package.json'));
  const font = (name: string) => fonts.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`);
  pdf.registerFont('text', isWestern ? 'Helvetica' : font('DejaVuSans'));
  pdf.registerFont('bold', isWestern ? 'Helvetica-Bold' : font('DejaVuSans-Bold'));
  pdf.info.Title = sheet.title;
  pdf.font('bold').fontSize(11).text(sheet.sender, LEFT, mm(20), { width: WIDTH });
  pdf.moveDown(1).fontSize(15).text(sheet.title, { width: WIDTH }).moveDown(0.5);
  for (const line of sheet.lines) drawLine(pdf, line);
  pdf.end();
  return drawn;
}

function drawLine(pdf: InstanceType<typeof PDFDocument>, { kind, name, value }: Line): void {
  // A heading stays with the lines below it.
  const least = kind === 'heading' ? mm(30) : mm(8);
  if (pdf.y + least > BOTTOM) pdf.addPage();
  if (kind === 'row') {
    const top = pdf.y;
    pdf
      .font('text')
      .fontSize(10)
      .text(name, LEFT, top, { width: NAMES - mm(4) });
    const below = pdf.y;
    pdf.font('bold').text(value, LEFT + NAMES, top, { width: WIDTH - NAMES });
    pdf.y = Math.max(below, pdf.y) + 2;
    return;
  }
  if (kind === 'heading') pdf.moveDown(0.6);
  pdf.font(kind === 'heading' ? 'bold' : 'text').fontSize(kind === 'heading' ? 12 : 10);
  pdf.text(name, LEFT, pdf.y, { width: WIDTH }).moveDown(0.3);
}
