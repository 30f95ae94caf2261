import type { OutboxRecord, Photo } from '../outbox/outbox-record';
import type { Send, SendOutcome } from '../outbox/ports';

export interface FakeSend {
  readonly send: Send;
  /** The id of every record that was sent, in order; the id is the idempotency key. */
  readonly sent: readonly string[];
  readonly photos: readonly Photo[];
  /** The next outcomes, in this order. The last one is used for all further attempts. */
  answer(...outcomes: readonly FakeOutcome[]): void;
}

type FakeOutcome = SendOutcome | ((record: OutboxRecord) => Promise<SendOutcome>);

export const arrived: SendOutcome = { kind: 'acknowledged' };
export const noAnswer: SendOutcome = { kind: 'no-answer' };

export function answered(status: number, retryAfterSeconds: number | null = null): SendOutcome {
  return { kind: 'answered', status, message: `status ${status}`, retryAfterSeconds };
}

/** A scripted `send` port. */
export function createFakeSend(): FakeSend {
  const sent: string[] = [];
  const photos: Photo[] = [];
  let script: FakeOutcome[] = [arrived];
  return {
    sent,
    photos,
    async send(record, itsPhotos) {
      sent.push(record.id);
      photos.push(...itsPhotos);
      const next = (script.length > 1 ? script.shift() : script[0]) ?? noAnswer;
      return typeof next === 'function' ? next(record) : next;
    },
    answer(...outcomes) {
      script = [...outcomes];
    },
  };
}
