/** What a suite measured while it ran, in a line of its own: `queue simulation: readings=418 lost=0`. */
const FIGURES = /^(?:[a-z]+ )*[a-z]+: .*\b[a-z ]+ ?= ?\d+.*$/gm;

export function figuresIn(output) {
  return output.match(FIGURES) ?? [];
}

/** A figure that is not to be seen proves nothing to anybody. */
export function sayFigures(output) {
  for (const line of figuresIn(output)) console.log(`  ${line}`);
}
