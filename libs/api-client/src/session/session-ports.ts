import type { Http } from '../http/create-http';
import type { Locks } from './locks';
import type { TokenStore } from './token-store';

export interface Clock {
  now(): number;
}

export interface SessionPorts {
  readonly http: Http;
  readonly tokenStore: TokenStore;
  readonly locks: Locks;
  readonly clock: Clock;
  readonly applicationId: string;
}
