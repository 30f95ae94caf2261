import type { Delivery } from './deliver';
import { recordOf } from './enter';
import { laneHeads, laneLock } from './lane';
import type { OutboxRecord } from './outbox-record';
import { photoKey, refWithoutProof } from './photo-proof';
import type { OutboxPorts } from './ports';
import type { Keyed } from './unstored-keys';
import { verdictOf } from './verdict';

/**
 * Sends a reading that this device cannot store, while the user waits. Without an answer only the
 * form has it. An older reading of its lane must not be overtaken: it would overwrite this one.
 */
export async function deliverUnstored(
  { records, locks, clock, send }: Pick<OutboxPorts, 'records' | 'locks' | 'clock' | 'send'>,
  { id, entry }: Keyed,
): Promise<Delivery> {
  const { photos } = entry;
  const refs = photos.map((photo, n) => refWithoutProof(photoKey(id, n), photo));
  const record = { ...recordOf(entry, id, refs, clock.now()), seq: 0 };
  const notSent = { kind: 'refused', status: null, message: null, isKept: false } as const;
  const sending = async (): Promise<Delivery> => {
    const heads = laneHeads(await records.all().catch(() => []));
    // A step that is still running may have stored this reading itself.
    const isOlder = (one: OutboxRecord) => one.id !== id && laneLock(one) === laneLock(record);
    if (heads.some(isOlder)) return notSent;
    const outcome = await send(record, photos).catch(() => null);
    if (outcome?.kind === 'acknowledged') return { kind: 'sent', value: outcome.value };
    if (outcome?.kind !== 'answered' || verdictOf(outcome) !== 'reject') return notSent;
    return { ...notSent, status: outcome.status, message: outcome.message };
  };
  return locks.ifFree<Delivery>(laneLock(record), sending, async () => notSent);
}
