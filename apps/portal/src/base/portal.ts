import type { Http, Sessions } from '@ablesbar/api-client';
import type { Application, ContactItem } from '@ablesbar/domain';
import type { TextKey, Texts } from '@ablesbar/i18n';
import { createContext, use } from 'react';
import type { Address } from './address';
import type { Connection } from './connection';
import type { DeviceClock } from './device-clock';
import type { Leaving } from './leaving';
import type { Notices, Observable } from '@ablesbar/ui/observable';
import type { Ports } from './ports';
import type { Session } from './session';

export interface MailAction {
  readonly label: TextKey;
  readonly isDisabled: boolean;
  readonly onPress: () => void;
}

/** What the frame shows of the data behind the login. */
export interface Frame {
  /** Whether some job may be shared. */
  readonly hasManagement: boolean;
  /** Whether the utility has a help page. */
  readonly hasHelp: boolean;
  /** Number of unsent readings. */
  readonly unsent: number;
  /** Number of readings that the browser has deleted before this visit. */
  readonly evicted: number;
  /** Number of filled drafts that go if these accounts leave the device. */
  readonly countDrafts: (leaving: readonly string[]) => number;
  /** Whether this device's storage answers, so that drafts and readings are kept. */
  readonly isKeeping: boolean;
  /** False if the last write has found a full disk. */
  readonly hasRoom: boolean;
  /** False if the server's clock is more than an hour away. */
  readonly isClockRight: boolean;
  /** What the letter icon in the bar does; null if the bar shows none. */
  readonly mail: MailAction | null;
}

/** What every screen can use, with or without a login. */
export interface Portal {
  readonly ports: Ports;
  readonly texts: Texts;
  readonly http: Http;
  readonly sessions: Sessions;
  readonly application: Application;
  readonly session: Session;
  readonly notices: Notices;
  readonly connection: Connection;
  readonly deviceClock: DeviceClock;
  readonly address: Address;
  /** The frame loads before the store; app/show-in-frame.ts keeps this up to date. */
  readonly frame: Observable<Frame>;
  /** The utility's contact. It loads after the first screen (app/show-contacts.ts). */
  readonly contacts: Observable<readonly ContactItem[]>;
  /** The login token from the address; the address no longer contains it. */
  readonly linkToken: string | null;
  /** The reload and its updates; loaded after the first screen. */
  readonly leaving: () => Promise<Leaving>;
}

export const PortalContext = createContext<Portal | null>(null);

/** The portal that start.ts has created; every screen renders below its provider. */
export function usePortal(): Portal {
  const portal = use(PortalContext);
  if (portal === null) throw new Error('A screen was rendered outside of the portal.');
  return portal;
}
