/** Who does something that each login could do; null where there are several and none is chosen yet. */
export function chosenAccount(accountIds: readonly string[], chosen: string | null): string | null {
  const [only, second] = accountIds;
  if (only === undefined || second === undefined) return only ?? null;
  return accountIds.find((id) => id === chosen) ?? null;
}
