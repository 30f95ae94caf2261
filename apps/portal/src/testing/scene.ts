import type { Design, FakeServer } from '@ablesbar/api-client/testing';
import {
  ROLES,
  type AccountInfo,
  type Config,
  type Registration,
  type Job,
  type Share,
} from '@ablesbar/domain';
import type { OutboxRecord } from '@ablesbar/offline-queue';
import type { ReadingDraft } from '../reading/reading-draft.slice';
import type { Receipt } from '../receipt/receipt-of';

/** A logged-in user, and the server's data for this user. */
export interface Person extends AccountInfo {
  readonly username: string;
  readonly roles: readonly string[];
  readonly jobs: readonly Job[];
  readonly shares: readonly Share[];
  readonly registration: Registration;
}

export type ConfigParts = { readonly [S in keyof Config]?: Partial<Config[S]> };

/** Everything that decides what the portal shows at an address. */
export interface Scene {
  readonly at: string;
  readonly as: readonly Person[];
  /** The utility's settings that differ from its design. */
  readonly config: ConfigParts;
  /** Null: the demo's own. */
  readonly design: Design | null;
  /** False: the portal starts without a connection, with the data of an earlier visit. */
  readonly isOnline: boolean;
  /** What this device's storage keeps. With `nothing`, every call fails; a full one can be read. */
  readonly keeping: 'everything' | 'nothing' | 'full';
  /** Readings that wait on this device, or were refused. */
  readonly queued: readonly OutboxRecord[];
  readonly receipts: readonly Receipt[];
  /** Unsent drafts, by job. */
  readonly drafts: Readonly<Record<string, ReadingDraft>>;
  /** A reading and a draft of a later build lie on this device. */
  readonly hasUnreadable: boolean;
  readonly linkToken: string | null;
  /** A new build waits to take over. */
  readonly hasUpdate: boolean;
  /** Changes the server's answers. */
  readonly script: (server: FakeServer) => void;
}

export const aScene = (part: Partial<Scene> & Pick<Scene, 'at'>): Scene => ({
  as: [],
  config: {},
  design: null,
  isOnline: true,
  keeping: 'everything',
  queued: [],
  receipts: [],
  drafts: {},
  hasUnreadable: false,
  linkToken: null,
  hasUpdate: false,
  script: () => undefined,
  ...part,
});

export function aPerson(part: Partial<Person> = {}): Person {
  return {
    id: 'kunde',
    name: 'Hannelore Brandt',
    parentId: null,
    parentName: null,
    username: 'h.brandt',
    roles: [ROLES.proUser, ROLES.registeredUserReceipt],
    jobs: [],
    shares: [],
    registration: {
      registered: false,
      currentConfirmedCommunicationTypes: [],
      selfServiceToken: null,
    },
    ...part,
  };
}
