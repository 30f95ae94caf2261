import type { MeterType } from '../job/meter-type';
import { meterTypeOf, type TypedMeter } from '../job/meter-type-of';
import type { Instruction } from './instruction';

/**
 * Whether a text matches a pattern of the server; null where the pattern cannot be read. A linear-time
 * engine stands behind it (customer decision 35): the platform's own can be made to freeze the page.
 */
export type PatternMatcher = (pattern: string, text: string) => boolean | null;

/** For a rate that comes without its code (customer decision 8). */
export const DEFAULT_OBIS: Readonly<Record<MeterType, string>> = {
  ELECTRIC_METER: '1-0:0.0.0',
  GAS_METER: '7-0:0.0.0',
  HEAT_METER: '5-0:0.0.0',
  WATER_METER: '8-0:0.0.0',
  WATER_WARM_METER: '9-0:0.0.0',
  GENERIC_METER: '0-0:0.0.0',
};

/** What an instruction's filters look at; a job, or a meter that nobody has a job for. */
export interface ExplainedMeter extends TypedMeter {
  readonly meter: TypedMeter['meter'] & { readonly meterNumber: string };
}

/** The instructions for this meter, in their own order; an unreadable filter excludes its instruction. */
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

/** Nothing is known of a meter without a code and without a type of its own. */
function codesOf(job: ExplainedMeter): readonly string[] {
  const given = job.meter.meterRateTasks.flatMap(({ obis }) => obis?.trim() || []);
  if (given.length === job.meter.meterRateTasks.length && given.length > 0) return given;
  const isTypeKnown = (job.meter.meterType ?? job.jobInfo.meterType) !== null || given.length > 0;
  return isTypeKnown ? [...given, DEFAULT_OBIS[meterTypeOf(job)]] : [];
}
