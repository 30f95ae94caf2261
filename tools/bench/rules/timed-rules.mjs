import { evaluateRate, searchJobs, statisticsOf } from '../../../libs/domain/src/index.ts';
import { aConfig, aRateTask } from '../../../libs/domain/src/testing/index.ts';
import { mediumWords } from '../../../libs/i18n/src/medium/medium-words.ts';
import { assessRate } from '../../../libs/validation/src/index.ts';
import { longHistory } from './jobs.mjs';
import { measured } from './measured.mjs';

const TYPED = 'linden 29 müller';

/** A search as it is usually written first: for every key, lowercase ten fields of every job. */
function plainFilter(jobs, query) {
  const terms = query.toLowerCase().split(' ').filter(Boolean);
  return jobs.filter(({ customer, meter: { meterNumber, meterAddress } }) => {
    const fields = [
      meterNumber,
      meterAddress.street,
      meterAddress.houseNumber,
      meterAddress.zip,
      meterAddress.city,
      meterAddress.objectKey,
      customer.firstname,
      customer.lastname,
      customer.company,
      customer.customerNumber,
    ].map((field) => (field ?? '').toLowerCase());
    return terms.every((term) =>
      /^\d{1,3}$/.test(term)
        ? meterAddress.houseNumber === term
        : fields.some((field) => field.includes(term)),
    );
  });
}

/** Each key of a query with three terms, and the whole query at once, as if it were pasted. */
export function benchSearch(jobs) {
  const search = searchJobs(jobs, mediumWords);
  const keys = Array.from(TYPED, (_, index) => TYPED.slice(0, index + 1));
  const perKey = keys.map((query, index) => ({
    query,
    ...measured({
      work: () => search(query),
      floor: () => plainFilter(jobs, query),
      rounds: 30,
      before: () => search(keys[index - 1] ?? ''),
    }),
  }));
  const pasted = measured({
    work: () => search(TYPED),
    floor: () => plainFilter(jobs, TYPED),
    before: () => search(''),
  });
  const found = [search(TYPED).length, plainFilter(jobs, TYPED).length];
  return { perKey, pasted, found };
}

/** The floor looks at every job once. */
export function benchStatistics(jobs) {
  return measured({
    work: () => statisticsOf(jobs),
    floor: () => jobs.filter(({ done }) => done).length,
  });
}

/** The floor subtracts each value from the next. */
export function benchEvaluation() {
  const task = longHistory();
  const { features } = aConfig();
  return measured({
    work: () => evaluateRate(task, features),
    floor: () =>
      task.readingEvents.map(
        ({ readingValue }, index) =>
          readingValue - (task.readingEvents[index - 1]?.readingValue ?? 0),
      ),
  });
}

const TIMES = 1000;

/** Judges a thousand values. The floor compares each value with both limits as numbers. */
export function benchAssessment() {
  const task = aRateTask();
  const settings = aConfig({ features: { historicReadingsValidationRequired: true } });
  const values = Array.from({ length: TIMES }, (_, index) => ({
    integer: String(43_000 + index * 7),
    decimals: String(index % 10),
  }));
  const { minimumValue, maximumValue } = task.readingValueValidation;
  const time = measured({
    work: () => values.filter((value) => assessRate({ task, value, settings }).state === 'valid'),
    floor: () =>
      values.filter(({ integer, decimals }) => {
        const value = Number(`${integer}.${decimals}`);
        return value >= minimumValue && value <= maximumValue;
      }),
  });
  return { ...time, ms: time.ms / TIMES, floorMs: time.floorMs / TIMES };
}
