import type { AnonymousRateConfig } from '@ablesbar/domain';

/** The code as it is printed on the meter, followed by the name of the rate. */
export function rateLabel({ obis, obisLabel, rateName }: AnonymousRateConfig): string {
  return [obisLabel === '' ? obis : obisLabel, rateName].filter((part) => part !== '').join(' ');
}
