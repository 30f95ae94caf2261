import { json } from '@ablesbar/api-client/testing';

const rates = { defaultMeterConfig: { meterRateConfigs: [{ obis: '1.8.0' }] } };
/** The application of a utility that takes readings of gas and electricity without a login. */
export const twoMedia = json(200, {
  applicationId: 'stadtwerke',
  config: {
    unknownUserReading: {
      unknownUserReadingAllowed: true,
      meterNumberMaxLength: 20,
      meters: { GAS_METER: rates, ELECTRIC_METER: rates },
    },
  },
});

/** What jsdom lacks and the page asks for; `loadedBy` is the kind of its navigation. */
export function standInForBrowser(loadedBy: () => string): void {
  const media = Object.assign(new EventTarget(), { matches: false });
  Object.assign(window, { matchMedia: () => media, scrollTo: () => undefined });
  Object.assign(performance, { getEntriesByType: () => [{ type: loadedBy() }] });
}
