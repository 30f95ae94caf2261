import {
  isNotReadableReason,
  type Job,
  jobConfigFrom,
  METER_TYPES,
  type MeterType,
} from '@ablesbar/domain';
import {
  isWireObject,
  wireFlag,
  wireId,
  wireObject,
  type WireObject,
  wireList,
  wireText,
} from '../http/wire';
import { customerFromWire, meterAddressFromWire, partnerFromWire } from './parties-from-wire';
import { rateTaskFromWire } from './rate-task-from-wire';

/** Makes a complete job from partial JSON; null if an id is missing. */
export function jobFromWire(json: unknown, login: string): Job | null {
  const wire = wireObject(json);
  const id = wireId(wire['id']);
  const meter = meterFromWire(wireObject(wire['meter']));
  if (id === null || meter === null) return null;
  const constraints = wireObject(wire['jobConstraints']);
  return {
    id,
    login,
    done: wireFlag(wire['done']),
    notReadable: notReadableFromWire(wire['notReadable']),
    archivedOn: wireText(wire['archivedOn']),
    targetReadingDate: wireText(wire['targetReadingDate']),
    maLoId: wireText(wire['maLoId']),
    meLoId: wireText(wire['meLoId']),
    config: jobConfigFrom(wire['config']),
    jobInfo: { meterType: meterTypeFromWire(wireObject(wire['jobInfo'])['meterType']) },
    jobPermissions: { reShare: wireFlag(wireObject(wire['jobPermissions'])['reShare']) },
    jobConstraints: {
      earliestExecution: wireText(constraints['earliestExecution']),
      latestExecution: wireText(constraints['latestExecution']),
    },
    customer: customerFromWire(wire['customer']),
    partner: partnerFromWire(wire['partner']),
    meter,
  };
}

function meterFromWire(wire: WireObject): Job['meter'] | null {
  const tasks = wireList(wire['meterRateTasks']).map(rateTaskFromWire);
  const whole = tasks.filter((task) => task !== null);
  // A reading for a rate without an id could not be sent, so the job's reading would be incomplete.
  if (whole.length < tasks.length) return null;
  return {
    maLoId: wireText(wire['maLoId']),
    meterNumber: wireText(wire['meterNumber']) ?? '',
    meterType: meterTypeFromWire(wire['meterType']),
    customMeterType: wireText(wire['customMeterType']),
    meterAddress: meterAddressFromWire(wire['meterAddress']),
    meterRateTasks: whole,
  };
}

function notReadableFromWire(json: unknown): Job['notReadable'] {
  if (!isWireObject(json)) return null;
  const { reason, comment, date } = json;
  return {
    // A reason that a later server knows.
    reason: isNotReadableReason(reason) ? reason : 'OTHER',
    comment: wireText(comment),
    date: wireText(date) ?? '',
  };
}

function meterTypeFromWire(json: unknown): MeterType | null {
  return METER_TYPES.find((meterType) => meterType === json) ?? null;
}
