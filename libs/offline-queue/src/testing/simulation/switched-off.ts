import type { OutboxRecord } from '../../outbox/outbox-record';
import type { OutboxPorts, PhotoStore, RecordStore, StoredPhoto } from '../../outbox/ports';

/**
 * The rules that protect a reading. Each can be switched off here, from outside the outbox. The
 * outbox then behaves as it would without the rule, and the product needs no switch that could be
 * left on.
 */
export const rules = [
  'one key for every attempt',
  'gone only after proof',
  'one page at a time',
  'photos before their record',
  'the mark before its photos go',
  'order within a job',
] as const;

export type Rule = (typeof rules)[number];

type Ports = Pick<OutboxPorts, 'records' | 'photos' | 'locks' | 'send'>;
/** Returns the idempotency key of a call. */
export type KeyOf = (record: OutboxRecord) => string;
type SendUnder = (keyOf: KeyOf) => OutboxPorts['send'];

export const switchedOff: Readonly<Record<Rule, (ports: Ports, sendUnder: SendUnder) => Ports>> = {
  'one key for every attempt': (ports, sendUnder) => {
    let attempts = 0;
    return { ...ports, send: sendUnder(({ id }) => `${id} attempt ${(attempts += 1)}`) };
  },
  'gone only after proof': (ports) => ({
    ...ports,
    async send(record, photos) {
      const outcome = await ports.send(record, photos);
      return outcome.kind === 'answered' ? { kind: 'acknowledged' } : outcome;
    },
  }),
  'one page at a time': (ports) => ({ ...ports, locks: { ifFree: (_name, work) => work() } }),
  'photos before their record': (ports) => ({ ...ports, ...photosLast(ports) }),
  'the mark before its photos go': (ports) => ({ ...ports, records: markLast(ports) }),
  'order within a job': (ports) => ({
    ...ports,
    records: withoutLanes(ports.records),
    send: (record, photos) => ports.send(withLane(record), photos),
  }),
};

function photosLast({ records, photos }: Ports) {
  const heldBack = new Map<string, StoredPhoto>();
  const late: PhotoStore = {
    ...photos,
    write: async (key, photo) => {
      heldBack.set(key, photo);
    },
  };
  const early: RecordStore = {
    ...records,
    async commit(record) {
      const committed = await records.commit(record);
      for (const { key } of committed.photos) {
        const photo = heldBack.get(key);
        if (photo) await photos.write(key, photo);
      }
      return committed;
    },
  };
  return { photos: late, records: early };
}

function markLast({ records, photos }: Ports): RecordStore {
  return {
    ...records,
    async change(id, decide) {
      const record = await records.read(id);
      if (record !== null && decide(record).state === 'ACKED') {
        for (const { key } of record.photos) await photos.remove(key);
      }
      return records.change(id, decide);
    },
  };
}

const MARK = ' alone as ';

/** Makes every reading look like the only one of its job. */
function withoutLanes(records: RecordStore): RecordStore {
  const alone = (record: OutboxRecord): OutboxRecord =>
    record.kind === 'job-results'
      ? { ...record, jobId: `${record.jobId}${MARK}${record.id}` }
      : record;
  return {
    ...records,
    all: async () => (await records.all()).map(alone),
    async read(id) {
      const record = await records.read(id);
      return record && alone(record);
    },
  };
}

function withLane(record: OutboxRecord): OutboxRecord {
  if (record.kind !== 'job-results') return record;
  const [jobId = ''] = record.jobId.split(MARK);
  return { ...record, jobId };
}
