import type { OutboxRecord, Send, SendOutcome } from '@ablesbar/offline-queue';
import type { VirtualTime } from '@ablesbar/offline-queue/testing';
import type { Page } from './a-disk';
import type { Faults } from './faults';
import type { Log } from './log';

const SLOWEST_MS = 3000;

/** A server that implements the contract, behind a bad network. */
export function createModelServer(time: VirtualTime, faults: Faults, log: Log) {
  /** The readings that went past the queue, and whose page does not know that they have arrived. */
  const unconfirmed = new Set<string>();
  const applied = new Map<string, OutboxRecord>();
  const judged = new Map<string, boolean>();
  const noAnswer: SendOutcome = { kind: 'no-answer' };

  async function carry(record: OutboxRecord): Promise<SendOutcome> {
    await time.wait(faults.chance() * SLOWEST_MS);
    if (faults.happens('lostCall')) return noAnswer;
    const isRefused = judged.get(record.id) ?? faults.happens('refused');
    judged.set(record.id, isRefused);
    if (isRefused) {
      return { kind: 'answered', status: 422, message: 'nein', retryAfterSeconds: null };
    }
    applied.set(record.id, record);
    if (record.seq > 0) unconfirmed.delete(record.id);
    else {
      unconfirmed.add(record.id);
      log.commit(record);
    }
    await time.wait(faults.chance() * SLOWEST_MS);
    return faults.happens('lostAnswer') ? noAnswer : { kind: 'acknowledged' };
  }

  return {
    applied,
    unconfirmed,
    sendOf:
      (page: Page): Send =>
      (record) =>
        page.step(() => carry(record)),
  };
}

export type ModelServer = ReturnType<typeof createModelServer>;
