import { seededRandom } from '@ablesbar/domain/testing';
import { createVirtualTime, quickDigest } from '@ablesbar/offline-queue/testing';
import type { Portal } from '../../../base/portal';
import { UNLISTED_DRAFT, UNLISTED_SLOT } from '../../../unlisted-reading/unlisted-extras';
import { createChannels, createLocks } from './a-channel';
import { anEmptyDisk } from './a-disk';
import { openTab } from './a-tab';
import { openEarlierTab } from './an-earlier-tab';
import { draftOf, JOBS, photoCell, TASKS, UNLISTED_FIELDS } from './cells';
import { createFaults, type Fault } from './faults';
import { createLog, type Harm } from './log';
import { createModelServer } from './model-server';
import type { Rule } from './switched-off';
import { randomFrom, virtualIntervals } from './surroundings';
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
const SETTLING_MS = 60_000;
/** After a logout, the user logs in again. */
const LOGIN_MS = 20_000;
const CONFIRMING_MS = 12_000;

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
  const server = createModelServer(time, faults);
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
    newId: () => String(next()),
    killed: (tab) => log.killed(tab, isOnDisk),
  };
  let tabs: SimulatedTab[] = [];
  const sending = new Set<string>();
  let loggedInAt = 0;
  let current: SimulatedTab | null = null;

  function act(tab: SimulatedTab): void {
    const { pick } = faults;
    const job = pick(JOBS) ?? 'j-1';
    const task = pick(TASKS) ?? 'ht';
    const what = chance();
    if (what < 0.3) return enter(tab, `${job} ${task}`, (n) => tab.enter(job, task, n));
    if (what < 0.36) return fill(tab);
    if (what < 0.42) return enter(tab, `${job} comment`, (n) => tab.comment(job, n));
    if (what < 0.5) return changePhotos(tab, job, task);
    if (what < 0.54) return changePhotos(tab, UNLISTED_DRAFT, UNLISTED_SLOT);
    if (what < 0.64) return enterUnlisted(tab);
    if (what < 0.77) return send(tab, job, () => tab.send(job));
    if (what < 0.8) return send(tab, UNLISTED_DRAFT, () => tab.sendUnlisted());
    if (what < 0.85) return takeBack(tab);
    if (what < 0.89) return discard(tab, job);
    if (what < 0.9) return logOut(tab);
    if (what < 0.95) return wait(tab.drain());
    // A reload.
    world.killed(tab);
    tab.page.close();
  }

  function enter(tab: SimulatedTab, cell: string, type: (serial: number) => void): void {
    // The form is closed while its reading is being sent or taken back.
    if (sending.has(draftOf(cell))) return;
    const one = next();
    log.enter(tab, cell, one);
    type(one);
  }

  function fill(tab: SimulatedTab): void {
    const open = JOBS.slice(1).filter((jobId) => !sending.has(jobId));
    const some = open.map((jobId) => ({ jobId, serial: next() }));
    if (tab.isEarlier) return;
    some.forEach((one) => log.enter(tab, `${one.jobId} ht`, one.serial));
    tab.fill(some);
  }

  function enterUnlisted(tab: SimulatedTab): void {
    const field = faults.pick(UNLISTED_FIELDS) ?? 'value';
    if (tab.isEarlier) return;
    enter(tab, `${UNLISTED_DRAFT} ${field}`, (n) => tab.enterUnlisted(field, n));
  }

  function changePhotos(tab: SimulatedTab, draft: string, slot: string): void {
    if (tab.isEarlier || sending.has(draft)) return;
    tab.changePhotos(draft, slot, (taken) => {
      const gone = taken[Math.floor(chance() * 3 * taken.length)];
      if (gone !== undefined) {
        log.remove(tab, gone.data.byteLength);
        return taken.filter((one) => one !== gone);
      }
      const one = next();
      log.enter(tab, photoCell(draft, slot, one), one);
      return [...taken, { id: world.newId(), mimeType: 'image/jpeg', data: new ArrayBuffer(one) }];
    });
  }

  /** A user confirms the values first, and looks at no other form of them meanwhile. */
  function send(tab: SimulatedTab, draft: string, deliver: () => Promise<unknown>): void {
    if (sending.has(draft)) return;
    sending.add(draft);
    const confirmAndSend = async () => {
      await time.wait(CONFIRMING_MS);
      // The button is disabled without a value.
      const isFilled = ['ht', 'nt', 'value'].some((slot) => tab.shown().has(`${draft} ${slot}`));
      if (isFilled && tab.isReady()) await Promise.race([deliver(), time.wait(SETTLING_MS)]);
    };
    wait(confirmAndSend().finally(() => sending.delete(draft)));
  }

  function takeBack(tab: SimulatedTab): void {
    const record = faults.pick(tab.waiting());
    const draft = record?.jobId ?? UNLISTED_DRAFT;
    if (record === undefined || sending.has(draft)) return;
    sending.add(draft);
    const taking = tab.takeBack(record).then((isBack) => isBack && log.takeBack(tab, record));
    const ending = Promise.race([taking, time.wait(SETTLING_MS)]);
    wait(ending.finally(() => sending.delete(draft)));
  }

  function discard(tab: SimulatedTab, job: string): void {
    const shown = tab.shown();
    log.discard(tab, job);
    const undo = tab.discard(job);
    if (tab.isEarlier || chance() < 0.5) return;
    log.undoDiscard(tab, job, shown);
    undo();
  }

  function logOut(tab: SimulatedTab): void {
    loggedInAt = time.now() + LOGIN_MS;
    log.logOut();
    tab.logOut();
    for (const other of tabs) {
      if (other !== tab)
        time.after(1 + chance() * 500, () => !other.page.isClosed() && other.logOut());
    }
  }

  const wait = (work: Promise<unknown>) => void work.catch(() => undefined);

  async function live(): Promise<void> {
    if (chance() < 0.4) tabs.push(openEarlierTab(world));
    for (let step = 0; step < steps; step += 1) {
      await time.wait(Math.max(chance() * BETWEEN_ACTS_MS, loggedInAt - time.now()));
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
      if (tab.isReady()) act(tab);
    }
  }

  async function settle(): Promise<Harm> {
    faults.end();
    await time.wait(SETTLING_MS);
    for (const { page, isEarlier } of tabs) if (isEarlier) page.close();
    tabs = tabs.filter(({ page }) => !page.isClosed());
    for (const tab of tabs) {
      tab.comeBack();
      wait(tab.drain());
      await time.wait(SETTLING_MS);
    }
    const fresh = openTab(world);
    await time.wait(SETTLING_MS);
    tabs.forEach((tab) => tab.comeBack());
    await time.wait(SETTLING_MS);
    const shown = tabs.map((tab) => tab.shown());
    return log.harm({ shown, fresh: fresh.shown(), applied: server.applied, queued: disk.records });
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
