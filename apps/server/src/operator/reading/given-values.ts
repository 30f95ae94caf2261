import { joinValue, type MeterRateTask, parsePastedValue } from '@ablesbar/domain';
import { OperatorFailure } from '../command';
import { readingTexts } from './reading-texts';

interface GivenValue {
  readonly task: MeterRateTask;
  readonly value: number;
}

/** One value for each rate in the order of the meter, or one for the rate that is named. */
export function givenValues(
  tasks: readonly MeterRateTask[],
  texts: readonly string[],
  rate: string | undefined,
): readonly GivenValue[] {
  const wanted = rate === undefined ? tasks : tasks.filter((task) => namesOf(task).includes(rate));
  if (rate !== undefined && wanted.length !== 1) {
    throw new OperatorFailure(readingTexts.noRate(rate, tasks.map(nameOf)));
  }
  if (wanted.length !== texts.length) {
    throw new OperatorFailure(readingTexts.valueCount(texts.length, wanted.map(nameOf)));
  }
  return wanted.map((task, index) => ({ task, value: numberOf(texts[index] ?? '') }));
}

function namesOf({ taskId, obis, rateName }: MeterRateTask): readonly (string | null)[] {
  return [taskId, obis, rateName];
}

export function nameOf({ taskId, obis, rateName }: MeterRateTask): string {
  return rateName ?? obis ?? taskId;
}

/** 'HT: Höher als erwartet.' `rates` are named in the order of the sent values; a single one needs no name. */
export function withRate(field: string, message: string, rates: readonly string[]): string {
  const [, index] = /^results\.(\d+)\./.exec(field) ?? [];
  const rate = rates.length > 1 ? (rates[Number(index)] ?? '') : '';
  return rate === '' ? message : `${rate}: ${message}`;
}

function numberOf(text: string): number {
  const value = /^\d[\d.,' \u00a0]*$/.test(text) ? parsePastedValue(text) : null;
  const decimal = value === null ? null : joinValue(value);
  if (decimal === null) throw new OperatorFailure(readingTexts.noNumber(text));
  return Number(decimal);
}
