/** The reason why a file cannot be read as a table. A wrong row has a `fault` instead. */
export class TableFailure extends Error {
  override readonly name = 'TableFailure';
}
