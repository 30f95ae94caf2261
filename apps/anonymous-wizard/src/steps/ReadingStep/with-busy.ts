/**
 * The rates whose photos are being scaled, a rate as often as it waits: its camera and its photo field
 * scale on their own, and the first to end must not speak for both.
 */
export function withBusy(
  busy: readonly string[],
  obis: string,
  isBusy: boolean,
): readonly string[] {
  if (isBusy) return [...busy, obis];
  const at = busy.indexOf(obis);
  return busy.filter((_, n) => n !== at);
}
