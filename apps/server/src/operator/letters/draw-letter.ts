import type PDFDocument from 'pdfkit';
import {
  besideLogo,
  isOnLeft,
  LETTER,
  LETTER_SIZES,
  type LetterLayout,
} from '../../letter/letter-layout';
import { fillRuns, type LetterText, placesIn, type TextRun } from '../../letter/letter-template';
import { OperatorFailure } from '../command';
import { drawCode } from './draw-code';
import { drawPicture } from './draw-picture';
import type { LetterPage } from './letter-pages';
import { letterTexts } from './letter-texts';
import { letterValues } from './letter-values';

type Pdf = InstanceType<typeof PDFDocument>;

/** Converts millimetres to PDF points. */
export const mm = (millimetres: number) => (millimetres / 25.4) * 72;

const LEFT = mm(LETTER.left);
const WIDTH = mm(LETTER.width);
const BOTTOM = mm(285);
const QR_SIZE = mm(LETTER.code);
const PICTURE_BOX = { left: LEFT, width: WIDTH, height: mm(60) };
/** For texts that occur in one letter only. pdfkit would keep their layout forever, kilobytes each. */
const ONCE = { features: [] };

export function drawLetter(pdf: Pdf, page: LetterPage, layout: LetterLayout): void {
  const { window } = layout;
  const { words, sender, recipient, customerNumber, meters } = page;
  const sheet = pdf.page;
  const name = besideLogo(layout);
  pdf
    .font('bold')
    .fontSize(13)
    .text(sender, mm(name.left), mm(15), { width: mm(name.width) });
  const left = mm(window.left + 5);
  const width = mm(window.width - 5);
  const top = window.top + window.height - LETTER.address;
  const line = { width, height: mm(3.5), ellipsis: true };
  pdf
    .font('text')
    .fontSize(7)
    .text(sender, left, mm(top - 5), line);
  pdf.fontSize(11).text(recipient.slice(0, 6).join('\n'), left, mm(top), {
    ...ONCE,
    width,
    height: mm(LETTER.address),
    lineBreak: true,
    ellipsis: true,
  });
  // Beside the window, on the side that is free.
  const beside = isOnLeft(window) ? mm(LETTER.beside) : LEFT;
  pdf.fontSize(9).text(
    `${words.customerNumber}: ${customerNumber}
${words.meters(meters)}`,
    beside,
    mm(top),
    { ...ONCE, width: mm(65) },
  );
  pdf.x = LEFT;
  pdf.y = mm(window.top + window.height + LETTER.belowWindow);
  drawBlocks(pdf, page);
  if (pdf.page !== sheet || pdf.y > BOTTOM) {
    throw new OperatorFailure(letterTexts.tooLong(customerNumber));
  }
}

function drawBlocks(pdf: Pdf, page: LetterPage): void {
  const { template } = page;
  const values = letterValues(page);
  for (const [index, block] of template.entries()) {
    if (template[index - 1]?.kind === 'item' && block.kind !== 'item') pdf.y += mm(2.5);
    if (block.kind === 'login') drawLogin(pdf, page);
    else if (block.kind === 'contact') drawContact(pdf, page.contact);
    else if (block.kind === 'picture') {
      drawPicture(pdf, block, PICTURE_BOX);
      pdf.y += mm(3.5);
    } else {
      const runs = fillRuns(block.runs, values);
      if (runs !== null) drawText(pdf, block, runs);
    }
  }
}

function drawText(pdf: Pdf, { kind, mark, runs: raw }: LetterText, runs: readonly TextRun[]): void {
  const indent = kind === 'item' ? mm(6) : 0;
  const top = pdf.y;
  pdf.font('text').fontSize(LETTER_SIZES[kind]);
  if (mark !== '') pdf.text(mark, LEFT, top, { width: indent, lineBreak: false });
  drawRuns(pdf, runs, {
    left: LEFT + indent,
    top,
    isHeading: kind === 'heading',
    isOnce: raw.some(({ text }) => placesIn(text).length > 0),
  });
  pdf.y += kind === 'item' ? mm(1) : mm(3.5);
}

interface Place {
  readonly left: number;
  readonly top: number;
  readonly isHeading?: boolean;
  readonly isOnce?: boolean;
}

function drawRuns(pdf: Pdf, runs: readonly TextRun[], place: Place): void {
  const { left, top, isHeading = false, isOnce = false } = place;
  const options = { ...(isOnce ? ONCE : {}), width: LEFT + WIDTH - left, lineGap: 2.5 };
  for (const [index, { text, isBold }] of runs.entries()) {
    pdf.font(isBold || isHeading ? 'bold' : 'text');
    const whole = { ...options, continued: index < runs.length - 1 };
    if (index === 0) pdf.text(text, left, top, whole);
    else pdf.text(text, whole);
  }
}

function drawContact(pdf: Pdf, contact: LetterPage['contact']): void {
  pdf.fontSize(9);
  for (const runs of contact) drawRuns(pdf, runs, { left: LEFT, top: pdf.y });
  pdf.y += mm(3.5);
}

/** The code, and beside it the login for those who do not scan. */
function drawLogin(pdf: Pdf, page: LetterPage): void {
  const { words, origin, link, username, password } = page;
  const top = pdf.y + mm(3);
  drawCode(pdf, link, { left: LEFT, top, size: QR_SIZE });
  const left = LEFT + QR_SIZE + mm(10);
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
  pdf.y = Math.max(pdf.y, top + QR_SIZE) + mm(7);
}
