import { createRequire } from 'node:module';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import { encode } from 'uqr';
import type { LetterWords } from './letter-words';

export interface LetterPage {
  readonly words: LetterWords;
  readonly sender: string;
  /** The address lines for the window of the envelope, without empty lines. */
  readonly recipient: readonly string[];
  readonly meters: number;
  readonly customerNumber: string;
  /** The day: '2026-12-05'. Null without a deadline. */
  readonly deadline: string | null;
  readonly origin: string;
  readonly link: string;
  readonly username: string;
  /** Null: the customer has one. */
  readonly password: string | null;
}

export interface LetterFile {
  add(page: LetterPage): Promise<void>;
  /** Resolves when the whole file is on disk. */
  end(): Promise<void>;
  abandon(): Promise<void>;
}

/** Converts millimetres to PDF points. The positions follow DIN 5008 for a long envelope with a window. */
const mm = (millimetres: number) => (millimetres / 25.4) * 72;
const LEFT = mm(25);
const WIDTH = mm(165);
const QR_SIZE = mm(45);
/** For texts that occur in one letter only. pdfkit would keep their layout forever, kilobytes each. */
const ONCE = { features: [] };

/** Writes each page as soon as it is drawn. `root` is the folder with the packages, including the font. */
export async function openLetterFile(path: string, root: string): Promise<LetterFile> {
  // The standard PDF fonts contain only Western European letters, but names come from all of Europe.
  const fonts = createRequire(join(root, 'package.json'));
  const font = (name: string) => fonts.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`);
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    lang: 'de',
    tagged: false,
  });
  const file = await open(path, 'w', 0o600);
  // Written by hand: a pipe would keep all pages in memory while they are drawn without a pause.
  const writeDrawn = async () => {
    const bytes: unknown = pdf.read();
    if (bytes instanceof Uint8Array) await file.writeFile(bytes);
  };
  pdf.registerFont('text', font('DejaVuSans'));
  pdf.registerFont('bold', font('DejaVuSans-Bold'));
  return {
    add: async (page) => {
      pdf.addPage();
      drawLetter(pdf, page);
      await writeDrawn();
    },
    end: async () => {
      pdf.end();
      await writeDrawn();
      await file.sync();
      await file.close();
    },
    abandon: () => file.close(),
  };
}

type Pdf = InstanceType<typeof PDFDocument>;

function drawLetter(pdf: Pdf, page: LetterPage): void {
  const { words, sender, recipient, customerNumber, deadline, meters } = page;
  pdf.font('bold').fontSize(13).text(sender, LEFT, mm(20), { width: WIDTH });
  pdf
    .font('text')
    .fontSize(7)
    .text(sender, LEFT, mm(47), { width: mm(80), height: mm(3.5), ellipsis: true });
  pdf.fontSize(11).text(recipient.slice(0, 6).join('\n'), LEFT, mm(53), {
    ...ONCE,
    width: mm(80),
    height: mm(34),
  });
  pdf.fontSize(9).text(
    `${words.customerNumber}: ${customerNumber}
${words.meters(meters)}`,
    mm(125),
    mm(53),
    { ...ONCE, width: mm(65) },
  );

  pdf.font('bold').fontSize(13).text(words.subject, LEFT, mm(103), { width: WIDTH });
  pdf.font('text').fontSize(10.5);
  pdf.text(`${words.greeting}\n\n${words.body}`, LEFT, mm(115), {
    width: WIDTH,
    lineGap: 3,
  });
  if (deadline !== null) {
    pdf
      .moveDown(0.6)
      .font('bold')
      .text(words.deadline(sayDay(deadline, words.locale)), { width: WIDTH });
  }
  const top = Math.max(pdf.y + mm(8), mm(152));
  drawCode(pdf, page.link, LEFT, top);
  drawLogin(pdf, page, LEFT + QR_SIZE + mm(10), top);
  pdf.font('text').fontSize(9).text(words.keep, LEFT, mm(255), { width: WIDTH, lineGap: 2 });
}

function drawLogin(
  pdf: Pdf,
  { words, origin, username, password }: LetterPage,
  left: number,
  top: number,
): void {
  const width = mm(190) - left;
  pdf.font('text').fontSize(10.5).text(words.otherwise, left, top, { width });
  pdf.moveDown(0.6);
  for (const [name, value] of [
    [words.address, origin],
    [words.username, username],
    [words.password, password ?? words.passwordStays],
  ] as const) {
    pdf.font('text').fontSize(8.5).text(name, { width });
    pdf
      .font('bold')
      .fontSize(name === words.address || value === words.passwordStays ? 10 : 12)
      .text(value, { ...ONCE, width });
    pdf.moveDown(0.3);
  }
}

/** Draws rows of dark modules as one path, so a page takes only a few kilobytes. */
function drawCode(pdf: Pdf, text: string, left: number, top: number): void {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const module = QR_SIZE / size;
  for (const [row, modules] of data.entries()) {
    for (let from = 0; from < size; from += 1) {
      if (modules[from] !== true) continue;
      let to = from;
      while (modules[to + 1] === true) to += 1;
      pdf.rect(left + from * module, top + row * module, (to - from + 1) * module, module);
      from = to;
    }
  }
  pdf.fill('black');
}

function sayDay(day: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}
