/** The result that the runner of a stage has reported. */
/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

export const tally = (passed, failed, skipped = 0) => ({ passed, failed, skipped });

/** A runner that reports no test has failed: it has lost its tests. */
export function orFailed({ passed, failed, skipped }) {
  return passed + failed === 0 ? tally(0, 1, skipped) : tally(passed, failed, skipped);
}

export function addUp(tallies) {
  const sum = (name) => tallies.reduce((total, one) => total + one[name], 0);
  return tally(sum('passed'), sum('failed'), sum('skipped'));
}

export function inWords({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

export const exitCodeOf = ({ passed, failed }) => (failed > 0 || passed === 0 ? 1 : 0);

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
 * A table with the cost of each stage. The seconds are the sum of its tasks. Two tasks run at a
 * time, so a round takes less.
 */
export function costTable(results) {
  const rows = [COLUMNS, ...results.map(cellsOf)];
  const widths = COLUMNS.map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const pad = (cell, column) =>
    column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]);
  return rows.map((row) => row.map(pad).join('  ')).join('\n');
}
