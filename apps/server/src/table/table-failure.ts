/** Why a file is no table at all; what is wrong with one row is that row's `fault`. */
export class TableFailure extends Error {
  override readonly name = 'TableFailure';
}
