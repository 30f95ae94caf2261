import { Gauge, type Registry } from 'prom-client';
import type { PoolState } from '../database/open-database';
import type { WaitingMailState } from '../mail/waiting-mail';
import type { ByteBudget } from '../photo/photo-bodies';
import type { GuardedPlaces } from '../photo/guard-places';
import type { HousekeepingState } from './housekeeping-state';

/** Where the numbers come from that are read at each scrape. */
export interface StateSources {
  readonly photos: GuardedPlaces['state'];
  readonly bytes: () => ByteBudget;
  readonly pool: () => PoolState;
  readonly isReplicaAway: () => boolean;
  readonly mail: () => Promise<WaitingMailState>;
  readonly housekeeping: HousekeepingState['lastGood'];
}

/** A database that is away must not keep the other numbers from Prometheus. */
const PATIENCE_MS = 1000;

/** Adds a gauge for each number. `sources` is filled while the server starts; it shows 0 before. */
export function watchState(registry: Registry, sources: Partial<StateSources>): void {
  const gauge = (name: string, help: string, read: () => number | null | undefined) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read() ?? 0);
      },
    });
  gauge('process_uptime_seconds', 'Time since the process started.', () => process.uptime());
  gauge(
    'photo_place_away',
    '1 while the place of photos does not answer and readings with photos are refused.',
    () => Number(sources.photos?.().isAway ?? false),
  );
  gauge('photo_place_calls', 'Calls to the place of photos.', () => sources.photos?.().inFlight);
  gauge('photo_place_waiting', 'Calls that wait for them.', () => sources.photos?.().waiting);
  gauge('body_bytes_in_use', 'Bytes reserved for bodies under way.', () => sources.bytes?.().inUse);
  gauge('body_bytes_most', 'Bytes that can be reserved.', () => sources.bytes?.().most);
  gauge('database_pool_in_use', 'Connections in use.', () => sources.pool?.().inUse);
  gauge('database_pool_waiting', 'Calls that wait for one.', () => sources.pool?.().waiting);
  gauge('database_pool_size', 'Connections that there can be.', () => sources.pool?.().size);
  gauge(
    'replica_away',
    '1 from a list that the replica could not answer to one that it does.',
    () => Number(sources.isReplicaAway?.() ?? false),
  );
  gauge(
    'housekeeping_last_good_round_timestamp_seconds',
    'When the last round without a failure ended.',
    () => (sources.housekeeping?.()?.getTime() ?? 0) / 1000,
  );
  watchMail(registry, sources);
}

function watchMail(registry: Registry, sources: Partial<StateSources>): void {
  // The gauges of one scrape share a reading.
  let reading: Promise<WaitingMailState | null> | null = null;
  const read = () => {
    reading ??= inTime(sources.mail?.()).finally(() => {
      reading = null;
    });
    return reading;
  };
  const gauge = (name: string, help: string, value: (state: WaitingMailState) => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const state = await read();
        // If the database does not answer in time, the last number stays.
        if (state !== null) this.set(value(state));
      },
    });
  gauge('mail_waiting', 'Letters that wait to be sent.', ({ waiting }) => waiting);
  gauge('mail_oldest_seconds', 'Age of the oldest of them.', ({ oldestMs }) => oldestMs / 1000);
  gauge('mail_foreign', 'Those that another key file has sealed.', ({ foreign }) => foreign);
}

async function inTime<State>(reading: Promise<State> | undefined): Promise<State | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((done) => {
    timer = setTimeout(() => done(null), PATIENCE_MS);
  });
  try {
    return await Promise.race([reading ?? null, late]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
