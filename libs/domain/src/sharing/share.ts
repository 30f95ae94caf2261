/** A sub-access as its parent sees it. `id` is the account id of the user who logs in with it. */
export interface Share {
  readonly id: string;
  readonly name: string;
  readonly username: string | null;
  readonly allowToReShare: boolean;
  readonly jobIds: readonly string[];
  /** The shares that this sub-access has created itself. */
  readonly sharedAccounts: readonly Share[];
}

/** The login of a sub-access. The portal shows it once and never stores it. */
export interface ShareLogin {
  readonly token: string;
  readonly username: string;
  readonly password: string;
}
