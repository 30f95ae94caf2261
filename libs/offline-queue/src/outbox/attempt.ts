import { clearAcknowledged } from './clear-away';
import { secondsToWait } from './next-attempt';
import type { OutboxRecord } from './outbox-record';
import { provedPhotos } from './photo-proof';
import type { OutboxPorts, SendOutcome } from './ports';
import { type Verdict, verdictOf } from './verdict';

export type Attempted = Sent | Kept;

export interface Sent {
  readonly kind: 'sent';
  readonly value: unknown;
}

export interface Kept {
  readonly kind: 'kept';
  readonly record: OutboxRecord;
  readonly outcome: SendOutcome | NotTried;
}

/** A photo could not be read, so nothing was sent. It may be readable later: it is not damaged. */
interface NotTried {
  readonly kind: 'not-tried';
}

export interface SendingPorts extends OutboxPorts {
  /** Clears an arrived record later, because the storage did not do it now. */
  readonly clearLater: (record: OutboxRecord) => void;
}

/** One attempt to send one record. The caller holds the lock of its lane. */
export async function attempt(
  ports: SendingPorts,
  record: OutboxRecord,
  reject: Change = changes.reject,
): Promise<Attempted> {
  const photos = await provedPhotos(ports, record.photos).catch(() => 'unread' as const);
  if (photos === 'unread') return keep(ports, record, { kind: 'not-tried' }, changes.wait);
  if (photos === null) return keep(ports, record, { kind: 'no-answer' }, damaged);
  const outcome = await ports
    .send(record, photos)
    .catch((): SendOutcome => ({ kind: 'no-answer' }));
  const verdict = verdictOf(outcome);
  if (verdict !== 'acknowledge') {
    return keep(ports, record, outcome, { ...changes, reject }[verdict]);
  }
  // The record has arrived, even if clearing fails: at worst the same key is sent once more.
  await clearAcknowledged(ports, record).catch(() => ports.clearLater(record));
  return { kind: 'sent', value: outcome.kind === 'acknowledged' ? outcome.value : undefined };
}

interface Failure {
  /** The record when the attempt began. */
  readonly before: OutboxRecord;
  readonly outcome: Kept['outcome'];
  readonly now: number;
  readonly chance: number;
}

export type Change = (record: OutboxRecord, failure: Failure) => OutboxRecord;

const changes = {
  wait: (record, { before, outcome, now, chance }) => {
    // The record was made due again during this attempt: it may have begun offline, and the device
    // is online now. The answer of a server counts for more.
    if (outcome.kind !== 'answered' && record.nextAt !== before.nextAt) return record;
    const retryAfterSeconds = outcome.kind === 'answered' ? outcome.retryAfterSeconds : null;
    const seconds = secondsToWait({ attempts: record.attempts, retryAfterSeconds, chance });
    return { ...record, nextAt: now + seconds * 1000 };
  },
  block: (record) => ({ ...record, nextAt: null, state: 'AUTH_BLOCKED' }),
  reject: rejected,
} satisfies Record<Exclude<Verdict, 'acknowledge'>, Change>;

export function rejected(record: OutboxRecord): OutboxRecord {
  return { ...record, nextAt: null, state: 'REJECTED' };
}

const damaged: Change = (record) => ({ ...record, nextAt: null, state: 'DAMAGED' });

async function keep(
  ports: OutboxPorts,
  before: OutboxRecord,
  outcome: Kept['outcome'],
  change: Change,
): Promise<Attempted> {
  const failure = {
    before,
    outcome,
    now: ports.clock.now(),
    chance: (ports.random ?? Math.random)(),
  };
  const record = await ports.records.change(before.id, (current) =>
    // Another tab without locks may already have finished this record. Its result stays.
    current.state === 'QUEUED' ? change(noted(current, failure), failure) : current,
  );
  return record === null ? { kind: 'sent', value: undefined } : { kind: 'kept', record, outcome };
}

function noted(record: OutboxRecord, { outcome, now }: Failure): OutboxRecord {
  const answer = outcome.kind === 'answered' ? outcome : { status: null, message: null };
  return {
    ...record,
    attempts: record.attempts + 1,
    lastError: { status: answer.status, message: answer.message, at: now },
    visible: true,
  };
}
