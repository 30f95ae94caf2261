import { isWireObject } from '../http/wire';

/**
 * What happened to an account. An event names the account but never its tokens, because every
 * script of the origin receives it.
 */
export interface SessionEvent {
  readonly kind: SessionEventKind;
  readonly accountId: string;
}

type SessionEventKind =
  | 'logged-in'
  | 'refreshed'
  /** A user logged the account out, here or in another tab. */
  | 'removed'
  /** The server ended the session, or the token could not be renewed. */
  | 'session-expired';

/** The other tabs of this browser. */
export interface Tabs {
  tell(event: SessionEvent): void;
  onTold(listener: (event: SessionEvent) => void): void;
}

/** The part of BroadcastChannel that is used. */
export interface ChannelPort {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (message: { readonly data: unknown }) => void): void;
}

/**
 * `channel` is null if the browser has no BroadcastChannel. Its tabs then notice changes in the
 * token store with their next call.
 */
export function createTabs(channel: ChannelPort | null): Tabs {
  return {
    tell: (event) => channel?.postMessage(event),
    onTold: (listener) =>
      channel?.addEventListener('message', ({ data }) => {
        if (isSessionEvent(data)) listener(data);
      }),
  };
}

const known = {
  'logged-in': true,
  refreshed: true,
  removed: true,
  'session-expired': true,
} satisfies Record<SessionEventKind, true>;

// Another tab may run an older or a newer build.
function isSessionEvent(data: unknown): data is SessionEvent {
  return (
    isWireObject(data) &&
    typeof data['kind'] === 'string' &&
    Object.hasOwn(known, data['kind']) &&
    typeof data['accountId'] === 'string'
  );
}
