/**
 * The cells of a column copied from a table, one for each line. Null if the text is a single cell.
 * If several columns were copied, the first counts.
 */
export function pastedColumn(text: string): readonly string[] | null {
  // Table programs also put a line break after the last line.
  const lines = text
    .replace(/\r\n|\r/g, '\n')
    .replace(/\n$/, '')
    .split('\n');
  if (lines.length === 1) return null;
  return lines.map((line) => (line.split('\t')[0] ?? '').trim());
}
