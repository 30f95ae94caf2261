/** How tests ended together. Without a test that ran, nothing is proved. */
export function endingOf(statuses) {
  const ran = statuses.filter((status) => status === 'passed' || status === 'failed');
  if (ran.length === 0) return 'could not be run';
  return ran.includes('failed') ? 'failed' : 'passed';
}

/** A pattern that matches exactly these titles. The runners take a regular expression. */
export function patternOf(tests) {
  return tests.map(({ title }) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
}

export function sayOne({ area, name }, { isCaught, why, seconds }) {
  const time = seconds === undefined ? '' : ` (${seconds.toFixed(0)} s)`;
  return `${isCaught ? 'caught' : 'MISSED'} ${area}: ${name}${isCaught ? '' : `, ${why}`}${time}`;
}

/** The number of noticed faults, and each fault that was not, with its harm. */
export function sayAll(findings) {
  const missed = findings.filter(({ isCaught }) => !isCaught);
  const lines = missed.map(({ fault, why }) => `  ${fault.name}: ${why}. ${fault.because}`);
  const count = `${findings.length - missed.length} of ${findings.length} caught`;
  return [...lines, count].join('\n');
}
