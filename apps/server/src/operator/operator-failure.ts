/** Why a command cannot do what it is asked, in words that name the way out. Everything else is a bug. */
export class OperatorFailure extends Error {
  override readonly name = 'OperatorFailure';
}
