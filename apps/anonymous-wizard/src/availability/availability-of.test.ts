import { aConfig } from '@ablesbar/domain/testing';
import type { UnknownUserReadingConfig } from '@ablesbar/domain';
import { availabilityOf } from './availability-of';

const served = (unknownUserReading: Partial<UnknownUserReadingConfig>) =>
  ({
    ok: true,
    value: { applicationId: 'x', name: 'X', config: aConfig({ unknownUserReading }) },
  }) as const;

const silent = {
  ok: false,
  problem: {
    kind: 'offline',
    status: null,
    message: null,
    fieldErrors: [],
    retryAfterSeconds: null,
  },
} as const;

test.each([
  { says: 'loads while the answer is awaited', application: null, expected: 'loading' },
  { says: 'is not possible now without an answer', application: silent, expected: 'unavailable' },
  {
    says: 'takes a login where the utility says so',
    application: served({ unknownUserReadingAllowed: false }),
    expected: 'not-allowed',
  },
  {
    says: 'takes a login where there are no meters to choose from',
    application: served({ unknownUserReadingAllowed: true, meters: [] }),
    expected: 'not-allowed',
  },
  {
    says: 'opens the form where the utility takes such readings',
    application: served({
      unknownUserReadingAllowed: true,
      meters: [
        {
          meterType: 'GAS_METER',
          subTypeMeterConfigs: [],
          customMeterConfig: null,
          defaultMeterConfig: {
            meterRateConfigs: [],
            defaultSelectedMeterRatesByOBIS: [],
            defaultMeterReadingConfig: {
              isReadingImageAllowed: true,
              isReadingImageRequired: false,
            },
            readingDateMaxDaysInPast: 30,
            readingDateMaxDaysInFuture: 0,
          },
        },
      ],
    }),
    expected: 'open',
  },
])('$says', ({ application, expected }) => {
  expect(availabilityOf(application)).toBe(expected);
});
