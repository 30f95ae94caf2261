import type { EnabledLanguage } from './config';

/** The language toggle cycles. With fewer than two languages there is no toggle. */
export function nextLanguage(
  enabled: readonly EnabledLanguage[],
  current: string,
): EnabledLanguage | null {
  if (enabled.length < 2) return null;
  const at = enabled.findIndex(({ name }) => name === current);
  return enabled[(at + 1) % enabled.length] ?? null;
}
