import {
  type AnonymousRateConfig,
  type AnonymousRatesConfig,
  isRateNamed,
  textInLanguage,
  unitOfAnonymous,
} from '@ablesbar/domain';
import { mediumText, type Texts } from '@ablesbar/i18n';
import type { ChosenMeter } from '@ablesbar/validation';

/** 'Strom, Zweitarifzähler', with the custom metering where it was switched on. */
export function meterKind({ t, language }: Texts, chosen: ChosenMeter | null): string {
  if (chosen === null) return '';
  const { meter, subType, rates } = chosen;
  const custom = meter.customMeterConfig;
  return [
    t(mediumText[meter.meterType]),
    subType === null ? '' : textInLanguage(subType.description, language) || subType.subType,
    custom !== null && rates === custom ? textInLanguage(custom.label, language) : '',
  ]
    .filter((part) => part !== '')
    .join(', ');
}

/** The code as it is printed on the meter, followed by the name of the rate. */
export function rateLabel({ obis, obisLabel, rateName }: AnonymousRateConfig): string {
  return [obisLabel === '' ? obis : obisLabel, rateName].filter((part) => part !== '').join(' ');
}

/** What names a value that was entered: the only rate of a form is simply the reading. */
export function valueLabel(
  t: Texts['t'],
  form: AnonymousRatesConfig | undefined,
  rate: AnonymousRateConfig,
): string {
  const isNamed = isRateNamed(form?.meterRateConfigs ?? [], rate);
  return isNamed ? rateLabel(rate) : t('reading_value_bare_label');
}

/** The unit of a rate of the chosen form, empty if nobody knows it. */
export function rateUnit(chosen: ChosenMeter | null, rate: AnonymousRateConfig): string {
  return chosen === null ? '' : unitOfAnonymous(rate, chosen.meter, chosen.rates);
}
