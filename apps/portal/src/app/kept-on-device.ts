import type { UnknownAction } from '@reduxjs/toolkit';
import { notesDropped, notesForgotten } from '../note';
import { type DraftPhotos, draftCleared, draftsDropped } from '../reading';
import type { Receipts } from '../receipt';
import { roundsDropped, roundsForgotten } from '../round';
import { unlistedCleared } from '../unlisted-reading';
import type { PartStorage } from './part-storage';
import type { Aside, UnreadableDraft } from './put-aside';

/** The parts that a logout needs to delete its data. */
export interface LogoutDevice {
  readonly store: { readonly dispatch: (action: UnknownAction) => unknown };
  readonly draftPhotos: Pick<DraftPhotos, 'clearAll'>;
  readonly drafts: Pick<PartStorage, 'clearAll' | 'settle'>;
  readonly unreadableDrafts: Pick<Aside, 'unreadable' | 'remove'>;
}

/** The parts that the removal of an account needs to delete its data. */
export interface RemovalDevice {
  readonly store: LogoutDevice['store'];
  readonly draftPhotos: Pick<DraftPhotos, 'clear'>;
  readonly drafts: Pick<PartStorage, 'forgetEarlier'>;
  readonly receipts: Pick<Receipts, 'forget'>;
  readonly unreadableDrafts: LogoutDevice['unreadableDrafts'];
}

interface Kept {
  /** The database, its store, and the key in it where it holds several things. */
  readonly place: string;
  readonly holds: string;
  readonly clearedOn: string;
  /** The user has logged out of all accounts. An expired session keeps everything (D14). */
  readonly atLogout?: (device: LogoutDevice) => readonly unknown[];
  /** The user has removed this account. */
  readonly atRemoval?: (device: RemovalDevice, accountId: string) => readonly unknown[];
  /** The same, for each job of it that no other logged-in account has. */
  readonly atJobRemoval?: (device: RemovalDevice, jobId: string) => unknown;
}

/**
 * All data that the portal stores on a device. A logout and a removal of an account run this list. A
 * check compares its places with the code, so all stored data must name its deletion here.
 */
export const keptOnDevice: readonly Kept[] = [
  {
    place: 'ablesbar/state: readingDraft',
    holds: 'what was entered for a job and not sent',
    clearedOn: 'sent or queued; discarded; removal of its account; logout',
    atLogout: ({ store, drafts }) => [store.dispatch(draftsDropped()), drafts.clearAll()],
    atRemoval: ({ drafts }) => [drafts.forgetEarlier()],
    atJobRemoval: ({ store }, jobId) => store.dispatch(draftCleared(jobId)),
  },
  {
    place: 'ablesbar/state: unlistedDraft',
    holds: 'what was entered for a meter that is not on the list',
    clearedOn: 'sent or queued; discarded; logout',
    atLogout: ({ store }) => [store.dispatch(unlistedCleared())],
  },
  {
    place: 'ablesbar/state: ownNotes',
    holds: 'values that a person has noted between campaigns; never sent (D250)',
    clearedOn: 'removed by the user; removal of its account; logout',
    // Like drafts, they are cleared on the disk with those (readingDraft).
    atLogout: ({ store }) => [store.dispatch(notesDropped())],
    atRemoval: ({ store }, accountId) => [store.dispatch(notesForgotten(accountId))],
  },
  {
    place: 'ablesbar/state: rounds',
    holds: 'the order of the meters in a house, and where a round through it has come to (D338)',
    clearedOn: 'removal of its account; logout',
    // Like drafts, they are cleared on the disk with those (readingDraft).
    atLogout: ({ store }) => [store.dispatch(roundsDropped())],
    atRemoval: ({ store }, accountId) => [store.dispatch(roundsForgotten(accountId))],
  },
  {
    place: 'ablesbar/state: unreadable',
    holds: 'a draft that this build cannot read, where another was entered in its place (D205)',
    clearedOn: 'removed by the user; removal of its account; logout',
    // Clearing the others may have put one more aside.
    atLogout: ({ drafts, unreadableDrafts }) => [
      drafts.settle().then(() => removeUnreadable(unreadableDrafts, () => true)),
    ],
    atJobRemoval: ({ unreadableDrafts }, jobId) =>
      removeUnreadable(unreadableDrafts, ({ place }) => place.endsWith(`/${jobId}`)),
  },
  {
    place: 'ablesbar/draft-photos',
    holds: 'the photos of both kinds of drafts',
    clearedOn: 'sent or queued; discarded; removal of its account; logout',
    atLogout: ({ draftPhotos }) => [draftPhotos.clearAll()],
    atJobRemoval: ({ draftPhotos }, jobId) => draftPhotos.clear(jobId),
  },
  {
    place: 'ablesbar/receipts',
    holds: 'receipts of sent readings',
    clearedOn: 'removal of its account',
    atRemoval: ({ receipts }, accountId) => [receipts.forget(accountId)],
  },
  {
    place: 'ablesbar/receipt-photos',
    holds: 'thumbnails of the photos in receipts',
    clearedOn: 'with its receipt',
  },
  {
    place: 'ablesbar/outbox',
    holds: 'readings that wait to be sent',
    clearedOn: 'arrival; discarded by the user; never by a logout (customer decision 15)',
  },
  {
    place: 'ablesbar/photos',
    holds: 'the photos of waiting readings',
    clearedOn: 'with its reading',
  },
  {
    place: 'ablesbar/state: outbox',
    holds: 'a mark that the queue has been in this database (D135)',
    clearedOn: 'never: it names no person and no reading',
  },
  {
    place: 'ablesbar-unsent',
    holds: 'the number of waiting readings, beside their database',
    clearedOn: 'overwritten with every change of the queue',
  },
  {
    place: 'ablesbar-unstored',
    holds: 'keys of readings that were sent and could not be stored; nothing about a person (D233)',
    clearedOn: 'arrival of its reading; the twenty newest stay',
  },
  {
    place: 'ablesbar-auth',
    holds: 'the tokens of the logged-in accounts',
    clearedOn: 'removal or expiry of its account (libs/api-client)',
  },
  {
    place: 'cookie of the server: device',
    holds: 'a random id and proofs that accounts have logged in here; opens nothing (D201)',
    clearedOn: 'another password or erasure of its account ends its proof; 400 days',
  },
  {
    place: 'ablesbar/state: jobs',
    holds: 'the lists of jobs, for a visit without a connection',
    clearedOn: 'removal or expiry of its account (job/keep-jobs.ts)',
  },
  {
    place: 'ablesbar/state: leftJobs',
    holds: 'ids of the jobs of a removed account whose drafts another account may share',
    clearedOn: 'the lists of all accounts are known; logout (app/after-removal.ts)',
  },
  {
    place: 'ablesbar/state: help',
    holds: 'help and instructions of the utility; nothing about a person',
    clearedOn: 'overwritten by every answer',
  },
  {
    place: 'ablesbar-pictures',
    holds: 'the pictures of help and instructions; nothing about a person',
    clearedOn: 'its text no longer shows it',
  },
  {
    place: 'ablesbar/state: surroundings',
    holds: 'settings and colour of the utility; nothing about a person',
    clearedOn: 'overwritten by every start with an answer',
  },
  {
    place: 'ablesbar-contact',
    holds: 'the contact of the utility, also for the page of the wizard; nothing about a person',
    clearedOn: 'overwritten by every answer',
  },
  {
    place: 'ablesbar-menu',
    holds: 'the items of the menu, for the page of the wizard (D88)',
    clearedOn: 'logout (shell/Shell)',
  },
  {
    place: 'ablesbar-viewed',
    holds: 'the ids of a sub-access that this tab only looks at, and of its account',
    clearedOn: 'another login in this tab; logout; the tab is closed (session/viewed-note.ts)',
  },
  {
    place: 'ablesbar-language',
    holds: 'the language that was chosen; names no person',
    clearedOn: 'overwritten by every choice',
  },
  {
    place: 'ablesbar-offline-explained',
    holds: 'that the dialog about the missing connection was closed; names no person',
    clearedOn: 'never, it is one word',
  },
  {
    place: 'ablesbar-build-',
    holds: 'the files of a build, in the cache of the service worker',
    clearedOn: 'the next build takes over (D48)',
  },
  {
    place: 'ablesbar-code-reader',
    holds: 'the WebAssembly that reads the labels of meters; nothing about a person',
    clearedOn: 'another version of it was loaded (D341)',
  },
];

async function removeUnreadable(
  { unreadable, remove }: LogoutDevice['unreadableDrafts'],
  isMeant: (draft: UnreadableDraft) => boolean,
): Promise<void> {
  await remove((await unreadable()).filter(isMeant));
}
