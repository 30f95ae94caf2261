import { attempt, type Attempted, type Kept, type SendingPorts } from './attempt';
import { laneLock, nextToSend } from './lane';
import type { OutboxRecord } from './outbox-record';
import type { Clock, OutboxPorts } from './ports';

export type Drained =
  /** Another tab, or another call in this tab, is running a round. */
  | { readonly kind: 'busy' }
  | { readonly kind: 'done'; readonly sent: number }
  /** The round ended early: no connection, or a server in trouble. */
  | { readonly kind: 'stopped'; readonly sent: number };

export interface DrainSetup {
  readonly onSending: (isSending: boolean) => void;
  readonly onProgress: () => void;
}

const BETWEEN_MS = 300;
const BEFORE_DONE_MS = 500;
const BEFORE_STOPPED_MS = 2000;
const FAILURES_TO_STOP = 2;

/** One round through all records that are ready, in order. Only one tab at a time runs a round. */
export function drain(ports: SendingPorts, setup: DrainSetup): Promise<Drained> {
  return ports.locks.ifFree<Drained>(
    'ablesbar-drain',
    () => round(ports, setup),
    async () => ({ kind: 'busy' }),
  );
}

async function round(ports: SendingPorts, setup: DrainSetup): Promise<Drained> {
  const first = await nextRecord(ports, 0);
  if (first === null) return { kind: 'done', sent: 0 };
  setup.onSending(true);
  try {
    return await sendFrom(ports, setup, first);
  } finally {
    setup.onSending(false);
  }
}

async function sendFrom(
  ports: SendingPorts,
  setup: DrainSetup,
  first: OutboxRecord,
): Promise<Drained> {
  let sent = 0;
  let failures = 0;
  for (let record: OutboxRecord | null = first; record !== null;) {
    const attempted = await attemptInLane(ports, record);
    setup.onProgress();
    if (attempted?.kind === 'sent') sent += 1;
    failures = isTrouble(attempted) ? failures + 1 : 0;
    if (isOffline(attempted) || failures === FAILURES_TO_STOP) {
      await pause(ports.clock, BEFORE_STOPPED_MS);
      return { kind: 'stopped', sent };
    }
    record = await nextRecord(ports, record.seq);
    if (record !== null) await pause(ports.clock, BETWEEN_MS);
  }
  await pause(ports.clock, BEFORE_DONE_MS);
  return { kind: 'done', sent };
}

async function nextRecord(
  { records, clock }: OutboxPorts,
  afterSeq: number,
): Promise<OutboxRecord | null> {
  return nextToSend(await records.all(), { now: clock.now(), afterSeq });
}

/** Null if another call is sending a record of this lane. That call then handles the lane. */
function attemptInLane(ports: SendingPorts, record: OutboxRecord): Promise<Attempted | null> {
  return ports.locks.ifFree<Attempted | null>(
    laneLock(record),
    async () => {
      const current = await ports.records.read(record.id);
      return current?.state === 'QUEUED' ? attempt(ports, current) : null;
    },
    async () => null,
  );
}

function isOffline(attempted: Attempted | null): boolean {
  return isTrouble(attempted) && attempted.outcome.kind === 'no-answer';
}

/**
 * The record must wait after a call. One such failure may be chance; after two in a row the round
 * stops, to spare the server.
 */
function isTrouble(attempted: Attempted | null): attempted is Kept {
  return (
    attempted?.kind === 'kept' &&
    attempted.record.state === 'QUEUED' &&
    attempted.outcome.kind !== 'not-tried'
  );
}

function pause(clock: Clock, ms: number): Promise<void> {
  return new Promise((resolve) => {
    clock.after(ms, resolve);
  });
}
