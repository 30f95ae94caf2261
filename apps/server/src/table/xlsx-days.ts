import { DAYS_UNTIL_1904, dayOfSheetNumber } from '@ablesbar/domain';
import { type Attributes, readXml } from './read-xml';
import type { ZipEntry } from './unzip';

/** The number of 31 December 9999, Excel's last day. */
const LAST_DAY = 2_958_465;

/** Excel's own formats of days; 14 is the usual one, the others belong to other languages. */
const isBuiltInDate = (id: number) =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);

/** The cell styles (attribute `s` of a cell) that show a number as a day. */
export async function readDateStyles(entry: ZipEntry | undefined): Promise<ReadonlySet<string>> {
  const styles = new Set<string>();
  if (entry === undefined) return styles;
  const dateFormats = new Set<number>();
  let isCellStyles = false;
  let next = 0;
  const reader = {
    open: (name: string, attributes: Attributes) => {
      const id = Number(attributes['numFmtId'] ?? 0);
      if (name === 'numFmt' && isDateFormat(attributes['formatCode'] ?? '')) dateFormats.add(id);
      if (name === 'cellXfs') isCellStyles = true;
      if (name !== 'xf' || !isCellStyles) return;
      if (isBuiltInDate(id) || dateFormats.has(id)) styles.add(String(next));
      next += 1;
    },
    close: (name: string) => {
      if (name === 'cellXfs') isCellStyles = false;
    },
    isDone: () => false,
  };
  await readXml(entry.text(), reader);
  return styles;
}

/** What a number format contains beside its letters: quoted words, colours, padding, "any number". */
const NO_LETTERS = /"[^"]*"|\[[^\]]*\]|\\.|_.|\*.|general|standard/gi;

/** Whether a number format shows a day (d) or a year (y). */
function isDateFormat(code: string): boolean {
  return /[dy]/i.test(code.replace(NO_LETTERS, ''));
}

/** A day as ISO, counted from where the workbook counts; anything else stays as it is. */
export function dayOfSerial(
  value: string,
  { countsFrom1904 }: { readonly countsFrom1904: boolean },
): string {
  const serial = value === '' ? NaN : Math.floor(Number(value));
  const number = serial + (countsFrom1904 ? DAYS_UNTIL_1904 : 0);
  return serial >= 1 && number <= LAST_DAY ? dayOfSheetNumber(number) : value;
}
