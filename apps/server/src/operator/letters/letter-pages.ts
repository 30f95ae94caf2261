import { createRequire } from 'node:module';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type PDFDocument from 'pdfkit';
import type { ServedApplication } from '../../application/read-applications';
import { isOnLeft, type LetterBox } from '../../letter/letter-layout';
import type { TextRun } from '../../letter/letter-template';
import { OperatorFailure } from '../command';
import { drawLetter, mm } from './draw-letter';
import { letterTexts } from './letter-texts';
import type { LetterForm } from './letter-words';

export interface LetterPage extends LetterForm {
  readonly sender: string;
  readonly contact: readonly (readonly TextRun[])[];
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

/** Writes each page as soon as it is drawn. `root` is the folder with the packages, including the font. */
export async function openLetterFile(
  path: string,
  root: string,
  { logo, letter: { layout } }: Pick<ServedApplication, 'logo' | 'letter'>,
): Promise<LetterFile> {
  // The standard PDF fonts contain only Western European letters, but names come from all of Europe.
  const fonts = createRequire(join(root, 'package.json'));
  const font = (name: string) => fonts.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`);
  const { default: Pdf } = await import('pdfkit');
  const pdf = new Pdf({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    lang: 'de',
    tagged: false,
  });
  // A text, because pdfkit embeds a picture that has a name once, and bytes on each page again.
  const picture = `data:image/png;base64,${logo.toString('base64')}`;
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
      drawLogo(pdf, picture, layout.logo);
      drawLetter(pdf, page, layout);
      await writeDrawn();
    },
    end: async () => {
      pdf.end();
      // The last bytes come when the transparent parts of the logo are unpacked.
      for await (const bytes of pdf) {
        if (bytes instanceof Uint8Array) await file.writeFile(bytes);
      }
      await file.sync();
      await file.close();
    },
    abandon: () => file.close(),
  };
}

function drawLogo(pdf: InstanceType<typeof PDFDocument>, picture: string, box: LetterBox): void {
  const fit: [number, number] = [mm(box.width), mm(box.height)];
  try {
    pdf.image(picture, mm(box.left), mm(box.top), {
      fit,
      align: isOnLeft(box) ? undefined : 'right',
    });
  } catch {
    throw new OperatorFailure(letterTexts.badLogo);
  }
}
