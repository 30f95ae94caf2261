import { picturesOf } from '@ablesbar/ui';
import { createInTurn } from '../base/in-turn';
import { PICTURE_CACHE } from '../base/picture-cache';
import type { Ports } from '../base/ports';

const MOST = 30;
const MOST_BYTES = 5_000_000;

export type KeepPictures = (texts: readonly string[]) => Promise<void>;

/**
 * Keeps the pictures that are always shown and those of the utility's texts for a visit without a connection: the first ones, as many
 * as the limits allow, and no picture that the texts no longer show.
 */
export function createPictureKeeper(
  fetch: Ports['fetch'],
  caches: CacheStorage | undefined,
  always: readonly string[] = [],
): KeepPictures {
  const inTurn = createInTurn();
  /** Loaded during this visit, so they are current. */
  const current = new Set<string>();

  async function load(address: string): Promise<Response | null> {
    const answer = await fetch(address, { redirect: 'error' }).catch(() => null);
    // Only a picture counts: a captive portal answers 200 with a page of its own.
    const type = answer?.headers.get('content-type') ?? '';
    return answer?.ok && type.startsWith('image/') ? answer : null;
  }

  async function keep(texts: readonly string[]): Promise<void> {
    if (caches === undefined) return;
    const addresses = [...new Set([...always, ...(await picturesOf(texts))])].slice(0, MOST);
    const cache = await caches.open(PICTURE_CACHE);
    for (const { url } of await cache.keys()) {
      const isShown = addresses.some((address) => new URL(address, url).href === url);
      if (!isShown) await cache.delete(url);
    }
    let bytes = 0;
    for (const address of addresses) {
      const loaded = current.has(address) ? null : await load(address);
      const picture = loaded ?? (await cache.match(address));
      if (picture === undefined) continue;
      const { byteLength } = await picture.clone().arrayBuffer();
      const hasRoom = bytes + byteLength <= MOST_BYTES;
      if (!hasRoom) await cache.delete(address);
      else if (loaded) await cache.put(address, loaded);
      if (hasRoom) bytes += byteLength;
      if (loaded) current.add(address);
    }
  }

  return (texts) => inTurn(() => keep(texts));
}
