import { UNLISTED_DRAFT, UNLISTED_SLOT } from '../../../unlisted-reading/unlisted-extras';
import { draftOf, JOBS, photoCell, TASKS, UNLISTED_FIELDS } from './cells';
import type { SimulatedTab, World } from './world';

export const SETTLING_MS = 60_000;
/** After a logout, the user logs in again. */
const LOGIN_MS = 20_000;
const CONFIRMING_MS = 12_000;

interface Surroundings {
  readonly world: World;
  readonly chance: () => number;
  /** The number by which an entry is known again. */
  readonly next: () => number;
  readonly tabs: () => readonly SimulatedTab[];
}

export interface User {
  /** Does one thing in the tab. */
  act(tab: SimulatedTab): void;
  /** From when on the user is logged in. */
  loggedInAt(): number;
}

/** The user of all tabs, who enters, sends, takes back, discards, logs out and reloads at random. */
export function aUser({ world, chance, next, tabs }: Surroundings): User {
  const { faults, log, time } = world;
  const sending = new Set<string>();
  let loggedInAt = 0;

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
    const at = time.now();
    const taking = tab.takeBack(record).then((isBack) => isBack && log.takeBack(tab, record, at));
    const ending = Promise.race([taking, time.wait(SETTLING_MS)]);
    wait(ending.finally(() => sending.delete(draft)));
  }

  function discard(tab: SimulatedTab, job: string): void {
    if (sending.has(job)) return;
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
    for (const other of tabs()) {
      if (other !== tab)
        time.after(1 + chance() * 500, () => !other.page.isClosed() && other.logOut());
    }
  }

  return { act, loggedInAt: () => loggedInAt };
}

function wait(work: Promise<unknown>): void {
  work.catch(() => undefined);
}
