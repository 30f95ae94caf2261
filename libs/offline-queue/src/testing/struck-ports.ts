import type { OutboxPorts } from '../outbox/ports';

export const blows = ['closed before', 'closed after', 'fails before', 'fails after'] as const;

/** A strike at one step into storage or network: the page is closed, or the step fails. */
export interface Strike {
  readonly at: number;
  readonly blow: (typeof blows)[number];
}

/** The ports of a page that is struck once; `around` wraps every step. */
export function struckPorts(
  ports: OutboxPorts,
  strike: Strike,
  around: <T>(work: Promise<T>) => Promise<T>,
) {
  let steps = 0;
  let close = () => {};
  const closed = new Promise<'closed'>((resolve) => {
    close = () => resolve('closed');
  });
  let isClosed = false;
  const never = () => new Promise<never>(() => undefined);

  const step = async <T>(work: () => Promise<T>): Promise<T> => {
    if (isClosed) return never();
    steps += 1;
    if (steps !== strike.at) return around(work());
    if (strike.blow.endsWith('after')) await around(work());
    if (strike.blow.startsWith('fails')) throw new DOMException('struck', 'UnknownError');
    isClosed = true;
    close();
    return never();
  };
  const { records, photos, send } = ports;
  const struck: OutboxPorts = {
    ...ports,
    send: (record, itsPhotos) => step(() => send(record, itsPhotos)),
    records: {
      entries: () => step(() => records.entries()),
      all: () => step(() => records.all()),
      read: (id) => step(() => records.read(id)),
      commit: (record) => step(() => records.commit(record)),
      change: (id, decide) => step(() => records.change(id, decide)),
      remove: (id) => step(() => records.remove(id)),
    },
    photos: {
      keys: () => step(() => photos.keys()),
      read: (key) => step(() => photos.read(key)),
      stored: (key) => step(() => photos.stored(key)),
      write: (key, stored) => step(() => photos.write(key, stored)),
      remove: (key) => step(() => photos.remove(key)),
    },
  };
  return { struck, closed, steps: () => steps };
}
