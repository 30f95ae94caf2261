import type { OutboxRecord } from '@ablesbar/offline-queue';
import { type Cells, draftOf, sentIn } from './cells';
import { UNLISTED_DRAFT } from '../../../unlisted-reading/unlisted-extras';
import type { SimulatedTab } from './world';

interface Entered {
  readonly cell: string;
  readonly serial: number;
  readonly at: number;
  readonly tab: SimulatedTab;
}

interface Sent {
  readonly record: OutboxRecord;
  readonly cells: Cells;
  readonly at: number;
  readonly tab: SimulatedTab;
}

/** What must never happen. */
export interface Harm {
  /** Entries that are neither in a form nor sent, and that nobody has deleted. */
  readonly lost: readonly string[];
  /** Entries that a form offers although they were sent. */
  readonly back: readonly string[];
  /** Entries that a form offers although the user has discarded them or has logged out. */
  readonly undead: readonly string[];
  /** Entries that the server got twice, as two readings. */
  readonly twice: readonly string[];
}

interface End {
  /** What each open tab shows. */
  readonly shown: readonly Cells[];
  /** What a tab shows that was opened last. */
  readonly fresh: Cells;
  readonly applied: ReadonlyMap<string, OutboxRecord>;
  /** Those of which no page knows: the form still has them, and a repeat has the same key. */
  readonly unconfirmed: ReadonlySet<string>;
  readonly queued: ReadonlyMap<string, OutboxRecord>;
}

/** What the user has done, and what must be true of it at the end. */
export function createLog(now: () => number) {
  const entered = new Map<number, Entered>();
  const newest = new Map<string, Entered>();
  const sent: Sent[] = [];
  const submitted = new Map<string, Pick<Sent, 'tab' | 'cells'>>();
  const takenBack = new Set<number>();
  const discarded = new Map<number, SimulatedTab>();
  const deletions: { readonly draft: string | null; readonly at: number }[] = [];
  /** Entries that a killed page had not brought to the disk: nothing can save them. */
  const unsaved = new Set<number>();

  function enter(tab: SimulatedTab, cell: string, serial: number, at = now()): void {
    const entry = { cell, serial, at, tab };
    entered.set(serial, entry);
    newest.set(cell, entry);
    discarded.delete(serial);
  }

  return {
    enter,
    /** Sending clears the whole form: also a photo of a rate without a value. */
    submit(tab: SimulatedTab, { jobId }: Pick<OutboxRecord, 'jobId'>): void {
      const draft = jobId ?? UNLISTED_DRAFT;
      const cells = [...tab.shown()].filter(([cell]) => draftOf(cell) === draft);
      submitted.set(draft, { tab, cells: new Map(cells) });
    },
    /** The queue has the record, whether or not its page has lived to learn it; or the server, past it. */
    commit(record: OutboxRecord): void {
      const form = submitted.get(record.jobId ?? UNLISTED_DRAFT);
      if (form === undefined) throw new Error('A record without its form.');
      const cells = new Map([...form.cells, ...sentIn(record)]);
      sent.push({ record, cells, at: record.capturedAt, tab: form.tab });
    },
    /** The user was told that nothing was sent. What is in the form then belongs to what follows. */
    refuse(draft: string): void {
      for (const serial of submitted.get(draft)?.cells.values() ?? []) takenBack.add(serial);
    },
    takeBack(tab: SimulatedTab, record: OutboxRecord, at: number): void {
      for (const [cell, serial] of sentIn(record)) {
        takenBack.add(serial);
        enter(tab, cell, serial, at);
      }
    },
    remove(tab: SimulatedTab, serial: number): void {
      discarded.set(serial, tab);
    },
    discard(tab: SimulatedTab, draft: string): void {
      for (const [cell, serial] of tab.shown())
        if (draftOf(cell) === draft) discarded.set(serial, tab);
      deletions.push({ draft, at: now() });
    },
    undoDiscard(tab: SimulatedTab, draft: string, shown: Cells): void {
      for (const [cell, serial] of shown) if (draftOf(cell) === draft) enter(tab, cell, serial);
    },
    logOut: () => {
      deletions.push({ draft: null, at: now() });
    },
    killed(tab: SimulatedTab, isSaved: (serial: number) => boolean): void {
      for (const { serial, tab: its } of entered.values()) {
        if (its === tab && !isSaved(serial)) unsaved.add(serial);
      }
      // What it has discarded last may or may not have left the disk.
      for (const [serial, its] of discarded) {
        if (its !== tab || !isSaved(serial)) continue;
        discarded.delete(serial);
        unsaved.add(serial);
      }
    },
    harm({ shown, fresh, applied, unconfirmed, queued }: End): Harm {
      const going = sent.filter(({ record: { id } }) => applied.has(id) || queued.has(id));
      const gone = new Set(going.flatMap(({ cells }) => [...cells.values()]));
      const isDeleted = ({ cell, at }: Entered) =>
        deletions.some((one) => one.at >= at && (one.draft ?? draftOf(cell)) === draftOf(cell));
      const isOvertaken = ({ cell, at, tab }: Entered) =>
        going.some((one) => one.tab !== tab && one.at >= at && one.cells.has(cell));
      // A photo that the disk did not take lasts as long as its page.
      const isShown = ({ cell, serial }: Entered) =>
        fresh.get(cell) === serial ||
        (isPhoto(cell) && shown.some((cells) => cells.get(cell) === serial));
      const lost = [...newest.values()].filter(
        (one) =>
          !isShown(one) &&
          !gone.has(one.serial) &&
          !unsaved.has(one.serial) &&
          !discarded.has(one.serial) &&
          !isDeleted(one) &&
          !isOvertaken(one),
      );
      const offered = [fresh, ...shown].flatMap((cells) =>
        [...cells].flatMap(([cell, serial]) => {
          const one = entered.get(serial);
          return one?.cell === cell ? [one] : [];
        }),
      );
      const known = going.filter(({ record: { id } }) => !unconfirmed.has(id));
      const given = new Set(known.flatMap(({ record }) => [...sentIn(record).values()]));
      const back = offered.filter(({ serial }) => given.has(serial) && !takenBack.has(serial));
      const undead = offered.filter(
        ({ serial, at }) =>
          discarded.has(serial) || deletions.some((one) => one.draft === null && one.at >= at),
      );
      const keys = new Map<number, Set<string>>();
      for (const { record, tab } of known) {
        if (!applied.has(record.id) || tab.isEarlier) continue;
        for (const [cell, serial] of sentIn(record)) {
          // A correction is sent with the comment that its form shows.
          if (isComment(cell)) continue;
          keys.set(serial, new Set([...(keys.get(serial) ?? []), record.id]));
        }
      }
      const twice = [...keys].filter(([serial, ids]) => ids.size > 1 && !takenBack.has(serial));
      const say = ({ cell, serial }: Entered) => `${cell}=${serial}`;
      return {
        lost: lost.map(say),
        back: [...new Set(back.map(say))],
        undead: [...new Set(undead.map(say))],
        twice: twice.map(([serial]) => String(serial)),
      };
    },
  };
}

const isPhoto = (cell: string) => cell.includes(' photo ');
const isComment = (cell: string) => cell.endsWith(' comment');

export type Log = ReturnType<typeof createLog>;
