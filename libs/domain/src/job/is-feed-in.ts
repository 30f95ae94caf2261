/** True for energy that is fed into the grid: register 2.8 of an electricity meter. */
export function isFeedIn(obis: string | null): boolean {
  return obis?.includes(':2.8') ?? false;
}
