export { aConfig } from './a-config';
export { seededRandom } from './seeded-random';
export { aDay } from './a-day';
export { aJob, aMeter, anAddress, aRateTask } from './a-job';
export { anAccount } from './an-account';
export { anEvent } from './an-event';
