import type PDFDocument from 'pdfkit';
import { encode } from 'uqr';

/** Draws rows of dark modules as one path, so a page takes only a few kilobytes. */
export function drawCode(
  pdf: InstanceType<typeof PDFDocument>,
  text: string,
  { left, top, size: side }: { readonly left: number; readonly top: number; readonly size: number },
): void {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const module = side / size;
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
