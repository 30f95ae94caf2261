import { isWireObject } from '../http/wire';

/** What became of an account. It names the account and never its tokens: every script of the origin hears it. */
export interface SessionEvent {
  readonly kind: SessionEventKind;
  readonly accountId: string;
}

type SessionEventKind =
  | 'logged-in'
  | 'refreshed'
  /** By a person, here or in another tab. */
  | 'removed'
  /** By the server's word, or because it could not be renewed. */
  | 'session-expired';

/** The other tabs of this browser. */
export interface Tabs {
  tell(event: SessionEvent): void;
  onTold(listener: (event: SessionEvent) => void): void;
}

/** What is needed of a BroadcastChannel. */
export interface ChannelPort {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (message: { readonly data: unknown }) => void): void;
}

/** `channel` is null in a browser without them: its tabs learn from the token store with their next call. */
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

// A tab may still run the build before this one, or already the next.
function isSessionEvent(data: unknown): data is SessionEvent {
  return (
    isWireObject(data) &&
    typeof data['kind'] === 'string' &&
    Object.hasOwn(known, data['kind']) &&
    typeof data['accountId'] === 'string'
  );
}
