import type { AnonymousRateConfig } from '@ablesbar/domain';

/** As it stands on the meter, and in words. */
export function rateLabel({ obis, obisLabel, rateName }: AnonymousRateConfig): string {
  return [obisLabel === '' ? obis : obisLabel, rateName].filter((part) => part !== '').join(' ');
}
