import type { Http, Sessions } from '@ablesbar/api-client';
import type { Application } from '@ablesbar/domain';
import type { TextKey, Texts } from '@ablesbar/i18n';
import { createContext, use } from 'react';
import type { Address } from './address';
import type { Connection } from './connection';
import type { Leaving } from './leaving';
import type { Notices, Observable } from '@ablesbar/ui/observable';
import type { Ports } from './ports';
import type { Session } from './session';

export interface MailAction {
  readonly label: TextKey;
  readonly isDisabled: boolean;
  readonly onPress: () => void;
}

/** What stands around every screen, with or without a login. */
export interface Portal {
  readonly ports: Ports;
  readonly texts: Texts;
  readonly http: Http;
  readonly sessions: Sessions;
  readonly application: Application;
  readonly session: Session;
  readonly notices: Notices;
  readonly connection: Connection;
  readonly address: Address;
  /** Some job may be passed on; the jobs stand in the store, which comes later. */
  readonly shareable: Observable<boolean>;
  /** The utility has a help page. */
  readonly helpEnabled: Observable<boolean>;
  /** So many readings are on this device alone. */
  readonly unsent: Observable<number>;
  /** What the letter in the bar does, where there is one. */
  readonly mail: Observable<MailAction | null>;
  /** The token the person came with, already out of the address. */
  readonly linkToken: string | null;
  /** What is known about leaving this page; loaded after the first screen. */
  readonly leaving: () => Promise<Leaving>;
}

export const PortalContext = createContext<Portal | null>(null);

/** The portal that start.ts has put together; every screen stands below it. */
export function usePortal(): Portal {
  const portal = use(PortalContext);
  if (portal === null) throw new Error('A screen was rendered outside of the portal.');
  return portal;
}
