/**
 * The cells of a column copied out of a table, one a line; null where the text is one cell alone. Of several
 * columns the first counts.
 */
export function pastedColumn(text: string): readonly string[] | null {
  // Every table ends its last line as well.
  const lines = text
    .replace(/\r\n|\r/g, '\n')
    .replace(/\n$/, '')
    .split('\n');
  if (lines.length === 1) return null;
  return lines.map((line) => (line.split('\t')[0] ?? '').trim());
}
