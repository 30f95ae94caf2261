import type { Job, JobConfig } from '../job/job';
import type { Config } from './config';
import type { Features, MeterReadingConfig } from './features';
import { objectOf } from './json-part';
import { givenFeatures } from './whole-features';
import { givenMeterReading, overridden } from './whole-meter-reading';

/** The features for this job: the application's, overridden by the job's own. */
export function featuresOf(job: Job, config: Config): Features {
  return { ...config.features, ...job.config.features };
}

export function meterReadingOf(job: Job, config: Config): MeterReadingConfig {
  return overridden(config.meterReading, job.config.meterReading);
}

/**
 * Reads a job's overrides from any JSON. It adds no defaults, which would hide the application's
 * values.
 */
export function jobConfigFrom(json: unknown): JobConfig {
  const { features, meterReading } = objectOf(json);
  return { features: givenFeatures(features), meterReading: givenMeterReading(meterReading) };
}
