import { seededRandom } from '@ablesbar/domain/testing';
import { createVirtualTime, quickDigest } from '@ablesbar/offline-queue/testing';
import type { Portal } from '../../../base/portal';
import { createChannels, createLocks } from './a-channel';
import { anEmptyDisk } from './a-disk';
import { openTab } from './a-tab';
import { aUser, SETTLING_MS } from './a-user';
import { openEarlierTab } from './an-earlier-tab';
import { createFaults, type Fault } from './faults';
import { createLog, type Harm } from './log';
import { createModelServer } from './model-server';
import type { Rule } from './switched-off';
import { memoryStorage, randomFrom, virtualIntervals } from './surroundings';
import type { SimulatedTab, World } from './world';

export interface Simulation {
  readonly portal: Portal;
  readonly seed: number;
  readonly steps: number;
  /** A rule that is switched off, to show that the simulation notices it. */
  readonly without?: Rule;
  readonly hasNets?: boolean;
}

export interface Simulated extends Harm {
  readonly steps: number;
  readonly sent: number;
  readonly faults: Readonly<Record<Fault, number>>;
}

const BETWEEN_ACTS_MS = 4000;
const TABS = 3;

/**
 * One browser with several tabs, one of them perhaps of an earlier build, and one user. Everything
 * around fails. Then the faults end, and what the user has entered must be in a form or sent, once.
 */
export async function simulateTabs(simulation: Simulation): Promise<Simulated> {
  const { portal, seed, steps, without, hasNets = true } = simulation;
  const chance = seededRandom(seed);
  const time = createVirtualTime();
  const restore = [quickDigest(), virtualIntervals(time), randomFrom(seededRandom(seed + 0.5))];
  const faults = createFaults(chance);
  const disk = anEmptyDisk();
  const log = createLog(time.now);
  const server = createModelServer(time, faults, log);
  let serial = 0;
  const next = () => (serial += 1);
  const isOnDisk = (one: number) =>
    [...disk.state.values()].some(
      (text) => text.includes(`"${one}"`) || text.includes(`"${one}\\"`),
    ) || [...disk.draftPhotos.values()].some(({ data }) => data.byteLength === one);
  const world: World = {
    ...{ time, faults, disk, server, portal, log, without, hasNets },
    hasChannel: chance() < 0.8,
    channelOf: createChannels(time, faults),
    locksOf: createLocks(),
    localStorage: memoryStorage(),
    newId: () => String(next()),
    killed: (tab) => log.killed(tab, isOnDisk),
  };
  let tabs: SimulatedTab[] = [];
  let current: SimulatedTab | null = null;
  const user = aUser({ world, chance, next, tabs: () => tabs });

  async function live(): Promise<void> {
    if (chance() < 0.4) tabs.push(openEarlierTab(world));
    for (let step = 0; step < steps; step += 1) {
      await time.wait(Math.max(chance() * BETWEEN_ACTS_MS, user.loggedInAt() - time.now()));
      tabs = tabs.filter(({ page }) => !page.isClosed());
      while (tabs.length < TABS) tabs.push(openTab(world));
      const tab: SimulatedTab | undefined =
        current !== null && tabs.includes(current) && chance() < 0.6 ? current : faults.pick(tabs);
      if (tab === undefined || !tab.isReady()) continue;
      if (tab !== current) {
        current = tab;
        tab.comeBack();
        await time.wait(300 + chance() * 1000);
      }
      if (tab.isReady()) user.act(tab);
    }
  }

  async function settle(): Promise<Harm> {
    faults.end();
    await time.wait(SETTLING_MS);
    for (const { page, isEarlier } of tabs) if (isEarlier) page.close();
    tabs = tabs.filter(({ page }) => !page.isClosed());
    for (const tab of tabs) {
      tab.comeBack();
      tab.drain().catch(() => undefined);
      await time.wait(SETTLING_MS);
    }
    const fresh = openTab(world);
    await time.wait(SETTLING_MS);
    tabs.forEach((tab) => tab.comeBack());
    await time.wait(SETTLING_MS);
    const shown = tabs.map((tab) => tab.shown());
    const { applied, unconfirmed } = server;
    return log.harm({ shown, fresh: fresh.shown(), applied, unconfirmed, queued: disk.records });
  }

  try {
    await time.passDuring(live());
    const settling = settle();
    await time.passDuring(settling);
    const harm = await settling;
    return { ...harm, steps, sent: server.applied.size, faults: faults.counts };
  } finally {
    restore.forEach((back) => back());
  }
}
