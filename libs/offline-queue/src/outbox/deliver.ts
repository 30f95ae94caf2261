import { attempt, type Change, rejected, type SendingPorts } from './attempt';
import { clearAcknowledged, leaveToForm } from './clear-away';
import { laneHeads, laneLock } from './lane';
import type { OutboxRecord } from './outbox-record';
import type { OutboxPorts } from './ports';

/** What the user learns after pressing send. */
export type Delivery =
  | { readonly kind: 'sent'; readonly value?: unknown }
  /**
   * The record is kept. Its state and its last error tell whether it is sent later or waits for the
   * user.
   */
  | { readonly kind: 'waiting'; readonly record: OutboxRecord }
  | {
      readonly kind: 'refused';
      readonly status: number | null;
      readonly message: string | null;
      /** True if the outbox still has the reading. If false, only the form has it. */
      readonly isKept: boolean;
    };

/** The first attempt, for which the user waits. */
export async function deliver(ports: SendingPorts, id: string): Promise<Delivery> {
  const record = await ports.records.read(id);
  // A round of another tab has already sent the record.
  if (record === null) return { kind: 'sent' };
  return ports.locks.ifFree(
    laneLock(record),
    () => deliverInLane(ports, id),
    () => postpone(ports, id),
  );
}

async function deliverInLane(ports: SendingPorts, id: string): Promise<Delivery> {
  const records = await ports.records.all();
  const record = records.find((one) => one.id === id);
  if (record === undefined) return { kind: 'sent' };
  if (record.state !== 'QUEUED') return conclude(ports, record);
  if (!laneHeads(records).includes(record)) return postpone(ports, id);
  // If it is refused, no other page must show it, and clear its form, before it is gone.
  const reject: Change = (current) => ({ ...rejected(current), visible: isKept(current) });
  const attempted = await attempt(ports, record, reject);
  return attempted.kind === 'sent' ? attempted : conclude(ports, attempted.record);
}

async function conclude(ports: OutboxPorts, record: OutboxRecord): Promise<Delivery> {
  if (record.state === 'ACKED') {
    await clearAcknowledged(ports, record);
    return { kind: 'sent' };
  }
  if (record.state !== 'REJECTED') return { kind: 'waiting', record };
  const { status = null, message = null } = record.lastError ?? {};
  const isLeft = !isKept(record) && (await leaveToForm(ports, record));
  return { kind: 'refused', status, message, isKept: !isLeft };
}

/** For a job's reading, the form still shows the values and the error. */
function isKept({ kind, isTakenOver }: OutboxRecord): boolean {
  return kind === 'unlisted-reading' || isTakenOver === true;
}

async function postpone({ records }: OutboxPorts, id: string): Promise<Delivery> {
  const record = await records.change(id, (current) => ({ ...current, visible: true }));
  return record === null ? { kind: 'sent' } : { kind: 'waiting', record };
}
