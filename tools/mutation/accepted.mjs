/**
 * Mutants that no test notices and none needs to, each with the reason. They still count as not
 * noticed; they are only printed no more. A row of which nothing survives any longer is stale, and
 * fails the run. `code` is the changed piece of the file, in one line.
 *
 * { file: 'apps/server/src/…', mutator: 'EqualityOperator', code: 'a < b', becomes: 'a <= b', because: '…' }
 */
export const ACCEPTED = [];
