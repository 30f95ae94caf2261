import type { FakeServer } from '@ablesbar/api-client/testing';
import {
  ROLES,
  type AccountInfo,
  type Config,
  type CrmRegistration,
  type Job,
  type Share,
} from '@ablesbar/domain';
import type { OutboxRecord } from '@ablesbar/offline-queue';
import type { ReadingDraft } from '../reading/reading-draft.slice';
import type { Receipt } from '../receipt/receipt-of';

/** Somebody who is logged in, and what the server has for them. */
export interface Person extends AccountInfo {
  readonly username: string;
  readonly roles: readonly string[];
  readonly jobs: readonly Job[];
  readonly shares: readonly Share[];
  readonly registration: CrmRegistration;
}

export type ConfigParts = { readonly [S in keyof Config]?: Partial<Config[S]> };

/** Everything that decides what the portal shows when it is opened at an address. */
export interface Scene {
  readonly at: string;
  readonly as: readonly Person[];
  /** What the utility has set otherwise than the demo. */
  readonly config: ConfigParts;
  /** False: it starts without a connection, with what an earlier visit has kept. */
  readonly isOnline: boolean;
  /** What waits on this device, or was refused. */
  readonly queued: readonly OutboxRecord[];
  readonly receipts: readonly Receipt[];
  /** What was entered and not sent, by the job. */
  readonly drafts: Readonly<Record<string, ReadingDraft>>;
  readonly linkToken: string | null;
  /** A new build waits to take over. */
  readonly hasUpdate: boolean;
  /** What the server says otherwise. */
  readonly script: (server: FakeServer) => void;
}

export const aScene = (part: Partial<Scene> & Pick<Scene, 'at'>): Scene => ({
  as: [],
  config: {},
  isOnline: true,
  queued: [],
  receipts: [],
  drafts: {},
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
