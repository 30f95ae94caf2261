/** Why a place takes or gives no picture, in one line that names the setting to look at, never with a key. */
export class PhotoPlaceFailure extends Error {
  override readonly name = 'PhotoPlaceFailure';

  constructor(
    message: string,
    /** It may be over without anybody doing something: the place is away, nothing is set wrongly. */
    readonly isPassing: boolean,
  ) {
    super(message);
  }
}
