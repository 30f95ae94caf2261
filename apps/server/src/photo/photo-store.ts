import type { Photo } from './photo';

/** Stores pictures outside the database, each under its hash. Throws a PhotoPlaceFailure. */
export interface PhotoStore {
  /** When it resolves, the picture is stored safely. Repeating the call is harmless. */
  put(photo: Photo): Promise<void>;
  /** Null if the picture does not exist. */
  get(hash: string): Promise<Buffer | null>;
  /** Succeeds if the picture does not exist. */
  remove(hash: string): Promise<void>;
  /** Whether the calls are refused at the moment, because the place does not answer. */
  isAway?(): boolean;
}

/** The access to a bucket; a folder needs none. */
export interface BucketKeys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string | null;
}

export interface PhotoSettings {
  /** A folder's path or a bucket's address; null means the database. */
  readonly place: string | null;
  readonly keys: BucketKeys | null;
}

/** A place that cannot store or load a picture. The message names the setting to check, never a key. */
export class PhotoPlaceFailure extends Error {
  override readonly name = 'PhotoPlaceFailure';

  constructor(
    message: string,
    /** True if the place is only unreachable, so that the failure may end by itself. */
    readonly isPassing: boolean,
  ) {
    super(message);
  }
}
