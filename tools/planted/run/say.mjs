export function sayOne({ area, name }, { isCaught, why, seconds }) {
  const time = seconds === undefined ? '' : ` (${seconds.toFixed(0)} s)`;
  return `${isCaught ? 'caught' : 'MISSED'} ${area}: ${name}${isCaught ? '' : `, ${why}`}${time}`;
}

/** How many were noticed, and which were not with what that would do to people. */
export function sayAll(findings) {
  const missed = findings.filter(({ isCaught }) => !isCaught);
  const lines = missed.map(({ fault, why }) => `  ${fault.name}: ${why}. ${fault.because}`);
  const count = `${findings.length - missed.length} of ${findings.length} caught`;
  return [...lines, count].join('\n');
}
