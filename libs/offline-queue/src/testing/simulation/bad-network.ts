import type { OutboxRecord, Photo } from '../../outbox/outbox-record';
import type { SendOutcome } from '../../outbox/ports';
import type { Faults } from './faults';
import { type ModelServer, serialOf } from './model-server';
import type { VirtualTime } from './virtual-time';

const SLOWEST_MS = 1500;
const LATE_MS = 90_000;

const noAnswer: SendOutcome = { kind: 'no-answer' };

const answered = (status: number, retryAfterSeconds: number | null = null): SendOutcome => ({
  kind: 'answered',
  status,
  message: null,
  retryAfterSeconds,
});

/** The network to the server; `key` is the idempotency key of the call. */
export function createBadNetwork(server: ModelServer, time: VirtualTime, faults: Faults) {
  const refused = new Set<number>();
  const judged = new Set<number>();

  function isRefused(serial: number): boolean {
    if (!judged.has(serial) && faults.happens('refused')) refused.add(serial);
    judged.add(serial);
    return refused.has(serial);
  }

  async function carry(
    key: string,
    record: OutboxRecord,
    photos: readonly Photo[],
  ): Promise<SendOutcome> {
    await time.wait(faults.chance() * SLOWEST_MS);
    if (faults.happens('lostReq')) return noAnswer;
    if (faults.happens('5xx')) return answered(503);
    if (faults.happens('429')) return answered(429, 3);
    if (faults.happens('401')) return answered(401);
    if (faults.happens('html')) return answered(200);
    if (isRefused(serialOf(record))) return answered(422);
    if (faults.happens('late')) {
      time.after(faults.chance() * LATE_MS, () => server.receive(key, record, photos));
      return noAnswer;
    }
    server.receive(key, record, photos);
    await time.wait(faults.chance() * SLOWEST_MS);
    return faults.happens('lostResp') ? noAnswer : { kind: 'acknowledged' };
  }

  return {
    carry,
    isRefused: (serial: number) => refused.has(serial),
    /** The user has corrected what was wrong. */
    forgive: () => refused.clear(),
  };
}

export type BadNetwork = ReturnType<typeof createBadNetwork>;
