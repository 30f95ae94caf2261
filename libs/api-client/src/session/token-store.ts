/** The pair of tokens of a logged-in account. */
export interface StoredTokens {
  readonly token: string;
  readonly refreshToken: string | null;
  /** When the pair arrived, by this device's clock. Its lifetime counts from here. */
  readonly receivedAt: number;
  /** Grows with every new pair, so that a late answer can be recognised. */
  readonly version: number;
}

export interface TokenStore {
  /** Accounts with an entry, also with one that this build cannot read. */
  accountIds(): Promise<readonly string[]>;
  read(accountId: string): Promise<StoredTokens | null>;
  /**
   * Reads, decides and writes in one step that no other tab can interrupt. Null removes the pair
   * that was read. Returns what is stored afterwards.
   */
  change(accountId: string, decide: ChangeTokens): Promise<StoredTokens | null>;
  /** Removes the account's entry, also one that this build cannot read. */
  remove(accountId: string): Promise<void>;
  /** The listener is called if the page began without the stored tokens and they came after all. */
  onLate(listener: () => void): void;
}

export type ChangeTokens = (current: StoredTokens | null) => StoredTokens | null;

export function createMemoryTokenStore(): TokenStore {
  const pairs = new Map<string, StoredTokens>();
  return {
    accountIds: async () => [...pairs.keys()],
    read: async (accountId) => pairs.get(accountId) ?? null,
    async change(accountId, decide) {
      const next = decide(pairs.get(accountId) ?? null);
      if (next === null) pairs.delete(accountId);
      else pairs.set(accountId, next);
      return next;
    },
    remove: async (accountId) => void pairs.delete(accountId),
    onLate: () => {},
  };
}
