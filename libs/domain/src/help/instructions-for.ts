import type { InLanguage } from '../application/in-language';
import type { MeterType } from '../job/meter-type';
import { meterTypeOf, type TypedMeter } from '../job/meter-type-of';

/** How to read a kind of meter, in markdown. An absent filter accepts every meter. */
export interface Instruction extends InLanguage {
  readonly title: string;
  readonly text: string;
  readonly obisFilter: string | null;
  readonly meterNumberFilter: string | null;
  readonly multiMeterRate: boolean | null;
}

/**
 * Whether a text matches a pattern of the server; null if the pattern is unreadable. The engine
 * behind it must run in linear time (customer decision 35): in the browser's own engine, some
 * patterns can freeze the page.
 */
export type PatternMatcher = (pattern: string, text: string) => boolean | null;

/** The code of a rate that the server sends without one (customer decision 8). */
export const DEFAULT_OBIS: Readonly<Record<MeterType, string>> = {
  ELECTRIC_METER: '1-0:0.0.0',
  GAS_METER: '7-0:0.0.0',
  HEAT_METER: '5-0:0.0.0',
  WATER_METER: '8-0:0.0.0',
  WATER_WARM_METER: '9-0:0.0.0',
  GENERIC_METER: '0-0:0.0.0',
};

/** The data that an instruction's filters check. It describes a job, or a meter without a job. */
export interface ExplainedMeter extends TypedMeter {
  readonly meter: TypedMeter['meter'] & { readonly meterNumber: string };
}

/**
 * The instructions for this meter, in the server's order. An unreadable filter excludes its
 * instruction.
 */
export function instructionsFor(
  job: ExplainedMeter,
  instructions: readonly Instruction[],
  matches: PatternMatcher,
): readonly Instruction[] {
  const codes = codesOf(job);
  const { meterNumber, meterRateTasks } = job.meter;
  const passes = (filter: string | null, texts: readonly string[]) =>
    filter === null || filter === '' || texts.some((text) => matches(filter, text) === true);
  return instructions.filter(
    ({ obisFilter, meterNumberFilter, multiMeterRate }) =>
      codes.length > 0 &&
      passes(obisFilter, codes) &&
      passes(meterNumberFilter, [meterNumber]) &&
      (multiMeterRate === null || multiMeterRate === meterRateTasks.length > 1),
  );
}

/** The OBIS codes of a meter; none if neither a code nor a meter type is given. */
function codesOf(job: ExplainedMeter): readonly string[] {
  const given = job.meter.meterRateTasks.flatMap(({ obis }) => obis?.trim() || []);
  if (given.length === job.meter.meterRateTasks.length && given.length > 0) return given;
  const isTypeKnown = (job.meter.meterType ?? job.jobInfo.meterType) !== null || given.length > 0;
  return isTypeKnown ? [...given, DEFAULT_OBIS[meterTypeOf(job)]] : [];
}
