import type { Delivery, Entry, Outbox } from '@ablesbar/offline-queue';
import { storageText } from './storage-text';

export type Submitting = Pick<Outbox, 'add' | 'deliver' | 'deliverUnstored'>;

export type Submitted =
  | Delivery
  /** Neither stored nor sent: only the form has it. */
  | {
      readonly kind: 'only-in-form';
      /** From the server, if it refuses the reading. */
      readonly message: string | null;
      readonly text: ReturnType<typeof storageText> | 'notice_send_refused_text';
    };

/**
 * Stores a reading first, then makes the first attempt; the user waits for both (customer decision
 * 12). A reading that this device cannot store is sent all the same (D184).
 */
export async function submit(outbox: Submitting, entry: Entry): Promise<Submitted> {
  const record = await outbox.add(entry).catch((error: unknown) => storageText(error));
  // A stored reading may be sent at any time: if anything fails from here on, it waits.
  if (typeof record !== 'string') {
    return outbox.deliver(record.id).catch(() => ({ kind: 'waiting', record }) as const);
  }
  const delivery = await outbox.deliverUnstored(entry).catch(() => null);
  if (delivery?.kind === 'sent') return delivery;
  const { status = null, message = null } = delivery?.kind === 'refused' ? delivery : {};
  return {
    kind: 'only-in-form',
    message,
    text: status === null ? record : 'notice_send_refused_text',
  };
}
