import type { Photo } from './photo';

/** Where pictures lie outside of the database, each under its hash. What it cannot do is a PhotoPlaceFailure. */
export interface PhotoStore {
  /** Once it returns, the picture is safe there; twice is as once. */
  put(photo: Photo): Promise<void>;
  /** Null: it is not there. */
  get(hash: string): Promise<Buffer | null>;
  /** What is not there is gone already. */
  remove(hash: string): Promise<void>;
}

/** What a bucket asks for; a folder asks for nothing. */
export interface BucketKeys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string | null;
}

export interface PhotoSettings {
  /** A folder's path or a bucket's address; null: in the database. */
  readonly place: string | null;
  readonly keys: BucketKeys | null;
}

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
