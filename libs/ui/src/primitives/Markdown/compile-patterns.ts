import { Lexer } from 'marked';

/** Twice as long is a task that a person notices on a phone of a quarter of this speed. */
const TASK_MS = 6;

/** Engines compile a pattern for texts in Latin letters, and again for all others. */
const SAMPLES = ['a', '–'];

/**
 * Compiles the parser's patterns before the first text. All at once, they would keep a phone from
 * answering for a quarter of a second; here it answers in between.
 */
export async function compilePatterns(): Promise<void> {
  const { block, inline } = Lexer.rules;
  // Over from the beginning: the start of the parser was a task already.
  let endsAt = 0;
  for (const pattern of [...Object.values(block.gfm), ...Object.values(inline.gfm)]) {
    // A pattern that is left out is `{ exec: () => null }`.
    if (!(pattern instanceof RegExp)) continue;
    for (const sample of SAMPLES) {
      if (performance.now() >= endsAt) {
        await new Promise((done) => setTimeout(done));
        endsAt = performance.now() + TASK_MS;
      }
      // The second use compiles to faster code.
      for (let use = 0; use < 2; use += 1) sample.search(pattern);
    }
  }
}
