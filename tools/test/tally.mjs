/** What a stage's runner reported. */
/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

export const tally = (passed, failed, skipped = 0) => ({ passed, failed, skipped });

/** A runner that reports not one test has lost its tests, and that is a failure. */
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
