import { evaluateRate, statisticsOf } from '../../../libs/domain/src/index.ts';
import { aConfig, aRateTask } from '../../../libs/domain/src/testing/index.ts';
import { assessRate } from '../../../libs/validation/src/index.ts';
import { longHistory } from './jobs.mjs';
import { measured } from './measured.mjs';

/** Beside one look at every job: that much nobody gets around. */
export function benchStatistics(jobs) {
  return measured({
    work: () => statisticsOf(jobs),
    floor: () => jobs.filter(({ done }) => done).length,
  });
}

/** Beside subtracting each value from the next. */
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

/** A thousand judgements, beside a thousand comparisons with both limits as numbers. */
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
