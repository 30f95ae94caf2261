import { type AnonymousReadingConfig, unitOfAnonymous } from '@ablesbar/domain';

export interface StoredRate {
  readonly obis: string | null;
  readonly rateName: string | null;
}

/**
 * The unit of a stored value (customer decision 47). A reading does not say which form of the meter was
 * chosen; its code and name tell it. Null if no form has this rate, or if forms differ about its unit.
 */
export function unitOfStored(
  { obis, rateName }: StoredRate,
  meterType: string,
  { meters }: Pick<AnonymousReadingConfig, 'meters'>,
): string | null {
  const units = meters
    .filter((meter) => meter.meterType === meterType)
    .flatMap((meter) => {
      const { defaultMeterConfig, subTypeMeterConfigs, customMeterConfig: custom } = meter;
      const forms = [defaultMeterConfig, ...subTypeMeterConfigs, ...(custom ? [custom] : [])];
      return forms.flatMap((form) =>
        form.meterRateConfigs
          .filter((rate) => rate.obis === obis && rate.rateName === (rateName ?? ''))
          .map((rate) => unitOfAnonymous(rate, meter, form)),
      );
    });
  const [unit = ''] = units;
  return unit !== '' && units.every((other) => other === unit) ? unit : null;
}
