/** Targets that count what they find; of the others each project is one. */
export const COUNTING = ['test', 'stories', 'sizes', 'e2e'];

/**
 * `npm test` in rounds: the targets of one run beside each other, two tasks at a time. What uses both
 * cores by itself, or measures, has a round of its own.
 */
export const quickRounds = [{ targets: ['format', 'lint', 'typecheck', 'test'] }];

export const rounds = [
  { targets: ['format', 'lint', 'typecheck', 'test', 'build'] },
  { targets: ['stories'], needsBrowser: true },
  { targets: ['sizes'], needsBrowser: true },
  { targets: ['e2e'], needsBrowser: true },
];
