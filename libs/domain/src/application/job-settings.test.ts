import { aConfig, aJob } from '../testing';
import { featuresOf, jobConfigFrom, meterReadingOf } from './job-settings';

const config = aConfig({
  features: { imagesForbidden: true, loginUsernameMinLength: 7 },
  meterReading: {
    maskPostDecimals: true,
    readingDate: { readingDateMaxDaysInPast: 60, readingDateMaxDaysInFuture: 2 },
  },
});
const withConfig = (json: unknown) => aJob({ config: jobConfigFrom(json) });

test.each([
  { says: 'nothing', json: {} },
  { says: 'null', json: { features: null, meterReading: null } },
  { says: 'wrong types', json: { features: { imagesForbidden: 'no' }, meterReading: [1] } },
  {
    says: 'numbers that cannot be meant',
    json: {
      features: { loginUsernameMinLength: -1 },
      meterReading: { readingDate: { readingDateMaxDaysInPast: -1 } },
    },
  },
])('a job that overrides nothing usable keeps the values of the application: $says', ({ json }) => {
  const job = withConfig(json);
  expect(featuresOf(job, config)).toEqual(config.features);
  expect(meterReadingOf(job, config)).toEqual(config.meterReading);
});

test('a job overrides field by field, back to false as well', () => {
  const job = withConfig({
    features: { imagesForbidden: false },
    meterReading: {
      maskPostDecimals: false,
      validationFeedbackDelay: 0,
      defaultComments: ['Leerstand'],
      readingDate: { readingDateMaxDaysInPast: 5 },
    },
  });
  expect(featuresOf(job, config)).toEqual({ ...config.features, imagesForbidden: false });
  expect(meterReadingOf(job, config)).toEqual({
    ...config.meterReading,
    maskPostDecimals: false,
    validationFeedbackDelay: 0,
    defaultComments: ['Leerstand'],
    readingDate: { readingDateMaxDaysInPast: 5, readingDateMaxDaysInFuture: 2 },
  });
});
