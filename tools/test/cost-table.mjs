const COLUMNS = ['stage', 'seconds', 'passed', 'failed', 'skipped', 'from the cache'];

const cellsOf = ({ target, seconds, tally, tasks, cached }) => [
  target,
  seconds.toFixed(0),
  String(tally.passed),
  String(tally.failed),
  String(tally.skipped),
  `${cached} of ${tasks}`,
];

/**
 * What each stage costs, as a table. The seconds are those of its tasks added up: two run beside each
 * other, so a round is over sooner.
 */
export function costTable(results) {
  const rows = [COLUMNS, ...results.map(cellsOf)];
  const widths = COLUMNS.map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const pad = (cell, column) =>
    column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]);
  return rows.map((row) => row.map(pad).join('  ')).join('\n');
}
