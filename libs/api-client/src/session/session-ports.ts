import type { Http } from '../http/create-http';
import type { Locks } from './locks';
import type { Tabs } from './tabs';
import type { TokenStore } from './token-store';

export interface Clock {
  now(): number;
  /** Returns a function that cancels the timer. */
  after(ms: number, action: () => void): () => void;
}

export interface SessionPorts {
  readonly http: Http;
  readonly tokenStore: TokenStore;
  readonly locks: Locks;
  readonly tabs: Tabs;
  readonly clock: Clock;
  readonly applicationId: string;
}
