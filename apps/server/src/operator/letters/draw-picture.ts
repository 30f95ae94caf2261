import type PDFDocument from 'pdfkit';
import type { LetterPicture } from '../../letter/letter-template';
import { OperatorFailure } from '../command';
import { letterTexts } from './letter-texts';

type Pdf = InstanceType<typeof PDFDocument>;

/** Points of a dot at 150 dots per inch, at which a picture of a screen is sharp on paper. */
const DOT = 72 / 150;

/** Draws a picture in its own size, or smaller if it is larger than the box, and goes below it. */
export function drawPicture(
  pdf: Pdf,
  { file, data, ...picture }: LetterPicture,
  {
    left,
    width,
    height,
  }: { readonly left: number; readonly width: number; readonly height: number },
): void {
  const top = pdf.y;
  const scale = Math.min(DOT, width / picture.width, height / picture.height);
  try {
    pdf.image(data, left, top, { width: picture.width * scale });
    pdf.y = top + picture.height * scale;
  } catch {
    throw new OperatorFailure(letterTexts.badPicture(file));
  }
}
