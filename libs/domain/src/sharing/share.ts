/** A sub-access as its parent sees it. Its id is the account id of whoever logs in with it. */
export interface Share {
  readonly id: string;
  readonly name: string;
  readonly username: string | null;
  readonly allowToReShare: boolean;
  readonly jobIds: readonly string[];
  /** What that sub-access itself has shared on. */
  readonly sharedAccounts: readonly Share[];
}

/** What a sub-access logs in with; shown once, and never kept. */
export interface ShareLogin {
  readonly token: string;
  readonly username: string;
  readonly password: string;
}
