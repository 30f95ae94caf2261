import type { ChannelPort } from '@ablesbar/api-client';
import type { Locks, OutboxRecord } from '@ablesbar/offline-queue';
import type { VirtualTime } from '@ablesbar/offline-queue/testing';
import type { Portal } from '../../../base/portal';
import type { DraftPhoto } from '../../../reading/placed-photos';
import type { Disk, Page } from './a-disk';
import type { Cells, UNLISTED_FIELDS } from './cells';
import type { Faults } from './faults';
import type { Log } from './log';
import type { ModelServer } from './model-server';
import type { Rule } from './switched-off';

/** One browser with its server. */
export interface World {
  readonly time: VirtualTime;
  readonly faults: Faults;
  readonly disk: Disk;
  readonly server: ModelServer;
  readonly portal: Portal;
  readonly hasChannel: boolean;
  readonly channelOf: (page: Page) => ChannelPort;
  readonly locksOf: (page: Page) => Locks;
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly newId: () => string;
  readonly log: Log;
  readonly without: Rule | undefined;
  /** What catches a draft that has arrived all the same (D209). It would hide a broken rule. */
  readonly hasNets: boolean;
  readonly killed: (tab: SimulatedTab) => void;
}

/** One page and what a user can do in it. */
export interface SimulatedTab {
  readonly page: Page;
  /** A page of the build before the drafts had entries of their own. */
  readonly isEarlier: boolean;
  /** Whether the page shows its screens. */
  readonly isReady: () => boolean;
  readonly shown: () => Cells;
  readonly waiting: () => readonly OutboxRecord[];
  readonly enter: (jobId: string, taskId: string, serial: number) => void;
  readonly fill: (some: readonly { readonly jobId: string; readonly serial: number }[]) => void;
  readonly comment: (jobId: string, serial: number) => void;
  readonly enterUnlisted: (field: (typeof UNLISTED_FIELDS)[number], serial: number) => void;
  readonly changePhotos: (
    draft: string,
    slot: string,
    change: (taken: readonly DraftPhoto[]) => readonly DraftPhoto[],
  ) => void;
  readonly send: (jobId: string) => Promise<unknown>;
  readonly sendUnlisted: () => Promise<unknown>;
  readonly takeBack: (record: OutboxRecord) => Promise<boolean>;
  /** Returns a function that undoes it. */
  readonly discard: (jobId: string) => () => void;
  readonly logOut: () => void;
  /** The user comes to this tab. */
  readonly comeBack: () => void;
  readonly drain: () => Promise<unknown>;
}
