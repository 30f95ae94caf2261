import { seededRandom } from '@ablesbar/domain/testing';
import type { Entry } from '../../outbox/outbox-record';
import { jobEntry, photo, unlistedEntry } from '../entries';
import { createBrowser, type Tab } from './a-browser';
import type { Account } from './account-of';
import { createBadNetwork } from './bad-network';
import { createFaults, type Fault } from './faults';
import { createModelServer, photoText } from './model-server';
import type { Page } from './simulated-page';
import type { Rule } from './switched-off';
import { createVirtualTime } from './virtual-time';

export interface Simulation {
  readonly seed: number;
  readonly readings: number;
  readonly pages?: number;
  /** A rule that is switched off, to show that the simulation notices it. */
  readonly without?: Rule;
}

export interface Simulated extends Account {
  readonly readings: number;
  readonly faults: Readonly<Record<Fault, number>>;
  /** How often two open pages sent the same reading at once. */
  readonly atOnce: number;
}

const JOBS = 6;
const BETWEEN_ACTS_MS = 20_000;

/**
 * One browser with several pages. The user enters readings while everything around fails. Then the
 * faults end, and every reading must arrive.
 */
export async function simulateQueue(simulation: Simulation): Promise<Simulated> {
  const { seed, readings, pages = 3, without } = simulation;
  const chance = seededRandom(seed);
  const time = createVirtualTime();
  const faults = createFaults(chance);
  const server = createModelServer();
  const { carry, forgive } = createBadNetwork(server, time, faults);
  const name = `seed ${seed}`;
  const browser = createBrowser({ name, time, faults, server, carry, ...(without && { without }) });
  const open = new Set<Page>();
  let entered = 0;

  async function act({ outbox, shown, enter, discard }: Tab): Promise<unknown> {
    const what = chance();
    if (what < 0.72) {
      entered += 1;
      return enter(entryOf(entered, chance));
    }
    if (what < 0.88) return outbox.drain({ ignoreWaiting: true });
    if (what < 0.93) return outbox.unblock('a-1');
    const items = shown().filter(({ state }) => state === 'QUEUED');
    const item = items[Math.floor(chance() * items.length)];
    if (item === undefined) return outbox.drain();
    return what < 0.98 ? outbox.retry(item) : discard(item);
  }

  async function live(tab: Tab): Promise<void> {
    const { page, outbox } = tab;
    await outbox.start().catch(() => undefined);
    void outbox.drain().catch(() => undefined);
    while (entered < readings) {
      await page.whileOpen(() => time.wait(chance() * BETWEEN_ACTS_MS));
      await act(tab).catch(() => undefined);
    }
    page.close();
  }

  function openNext(): void {
    if (entered >= readings) return;
    const tab = browser.openTab();
    open.add(tab.page);
    tab.page.onClose(() => {
      open.delete(tab.page);
      time.after(1000, openNext);
    });
    void live(tab);
  }

  for (let page = 0; page < pages; page += 1) openNext();
  await time.passUntil(() => entered >= readings && open.size === 0);
  faults.end();
  forgive();
  await time.passDuring(browser.settle());
  const kept = browser.told.kept.size;
  return { ...(await browser.close()), readings: kept, faults: faults.counts };
}

/** The value of the entry is its number, and its photos contain the number. */
function entryOf(serial: number, chance: () => number): Entry {
  const numbers = Array.from({ length: Math.floor(chance() * 3) }, (_, n) => n);
  const photos = numbers.map((n) => photo(photoText(serial, n)));
  if (chance() < 0.1) return unlistedEntry({ photos, value: serial });
  return jobEntry({ jobId: `j-${Math.floor(chance() * JOBS)}`, photos, value: serial });
}
