import type { AnonymousRateConfig, AnonymousRatesConfig } from '@ablesbar/domain';

type Rates = Pick<AnonymousRatesConfig, 'meterRateConfigs' | 'defaultSelectedMeterRatesByOBIS'>;

/**
 * The rates to be read, in the order of choice. `chosen` holds OBIS codes and is null until the
 * user adds or removes a rate. Codes that the config does not contain are ignored.
 */
export function selectedRates(
  rates: Rates,
  chosen: readonly string[] | null,
): readonly AnonymousRateConfig[] {
  const { meterRateConfigs, defaultSelectedMeterRatesByOBIS } = rates;
  const known = configured(rates, chosen ?? []);
  if (known.length > 0) return known;
  const usual = configured(rates, defaultSelectedMeterRatesByOBIS);
  return usual.length > 0 ? usual : meterRateConfigs.slice(0, 1);
}

/** The rate that would be added next; null if all are selected. */
export function nextRate(
  rates: Rates,
  chosen: readonly string[] | null,
): AnonymousRateConfig | null {
  const selected = codesOf(rates, chosen);
  return rates.meterRateConfigs.find(({ obis }) => !selected.includes(obis)) ?? null;
}

export function withRateAdded(rates: Rates, chosen: readonly string[] | null): readonly string[] {
  const next = nextRate(rates, chosen);
  return [...codesOf(rates, chosen), ...(next === null ? [] : [next.obis])];
}

/** The last rate cannot be removed: there would be nothing to read. */
export function withRateRemoved(
  rates: Rates,
  chosen: readonly string[] | null,
  obis: string,
): readonly string[] {
  const selected = codesOf(rates, chosen);
  const rest = selected.filter((code) => code !== obis);
  return rest.length > 0 ? rest : selected;
}

/** Replaces one rate with another. If the other rate is already selected, nothing changes. */
export function withRateReplaced(
  rates: Rates,
  chosen: readonly string[] | null,
  { obis, by }: { readonly obis: string; readonly by: string },
): readonly string[] {
  const selected = codesOf(rates, chosen);
  return selected.includes(by) ? selected : selected.map((code) => (code === obis ? by : code));
}

function codesOf(rates: Rates, chosen: readonly string[] | null): readonly string[] {
  return selectedRates(rates, chosen).map(({ obis }) => obis);
}

function configured(
  { meterRateConfigs }: Rates,
  codes: readonly string[],
): readonly AnonymousRateConfig[] {
  return [...new Set(codes)].flatMap(
    (code) => meterRateConfigs.find(({ obis }) => obis === code) ?? [],
  );
}
