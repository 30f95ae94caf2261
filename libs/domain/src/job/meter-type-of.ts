import type { Job, MeterRateTask } from './job';
import type { MeterType } from './meter-type';
import { parseObis } from './obis';

const BY_MEDIUM: ReadonlyMap<string, MeterType> = new Map([
  ['1', 'ELECTRIC_METER'],
  ['6', 'HEAT_METER'],
  ['7', 'GAS_METER'],
  ['8', 'WATER_METER'],
  ['9', 'WATER_WARM_METER'],
]);

/** The fields from which a meter's type is derived. */
export interface TypedMeter {
  readonly jobInfo: Pick<Job['jobInfo'], 'meterType'>;
  readonly meter: Pick<Job['meter'], 'meterType'> & {
    readonly meterRateTasks: readonly Pick<MeterRateTask, 'obis'>[];
  };
}

/** The meter type given by the server, else the type that the first rate's OBIS code implies. */
export function meterTypeOf(job: TypedMeter): MeterType {
  const own = job.meter.meterType ?? job.jobInfo.meterType;
  if (own !== null) return own;
  const obis = parseObis(job.meter.meterRateTasks[0]?.obis ?? null);
  return BY_MEDIUM.get(obis?.medium ?? '') ?? 'GENERIC_METER';
}
