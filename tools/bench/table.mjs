export const kB = (bytes) => (bytes / 1000).toFixed(1);

/**
 * Aligns rows of texts in columns: the first column to the left, the others, numbers, to the right.
 */
export function inColumns(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const line = (row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]),
      )
      .join('  ');
  return rows.map(line).join('\n');
}

/** First loads beside the React-only page. */
export function firstLoadTable(floor, loads) {
  const head = [
    'first load',
    'gzip kB',
    'x React',
    'raw kB',
    'files',
    'later kB',
    'by manifest kB',
  ];
  const row = ({ title, load, byManifest }) => [
    title,
    kB(load.gzip),
    (load.gzip / floor.gzip).toFixed(2),
    kB(load.raw),
    String(load.files.length),
    kB(load.laterGzip),
    byManifest === undefined ? '-' : kB(byManifest),
  ];
  return inColumns([head, row({ title: 'React alone', load: floor }), ...loads.map(row)]);
}
