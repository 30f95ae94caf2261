import { notedUnsent } from '../base/unsent-note';

/** Marks, within the database, that the queue has been in it. */
const KEY = 'outbox';

export interface Surroundings {
  readonly browser: { readonly localStorage: Pick<Storage, 'getItem'> };
  readonly state: {
    getItem(key: string): Promise<unknown>;
    setItem(key: string, value: string): Promise<unknown>;
  };
}

/**
 * How many readings were lost with their database. The stored number alone proves nothing: a page
 * that died may not have lowered it.
 */
export async function evictedReadings({ browser, state }: Surroundings): Promise<number> {
  const unsent = notedUnsent(browser);
  if (unsent === 0) return 0;
  return (await state.getItem(KEY)) === null ? unsent : 0;
}

export async function markQueue({ state }: Pick<Surroundings, 'state'>): Promise<void> {
  await state.setItem(KEY, 'there');
}
