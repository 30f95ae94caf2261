/** How tests ended together; whoever runs none proves nothing. */
export function endingOf(statuses) {
  const ran = statuses.filter((status) => status === 'passed' || status === 'failed');
  if (ran.length === 0) return 'could not be run';
  return ran.includes('failed') ? 'failed' : 'passed';
}

/** The runners take an expression for the titles; here they are taken by the letter. */
export function patternOf(tests) {
  return tests.map(({ title }) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
}
