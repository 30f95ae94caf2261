import { remainingTime, requestAnonymousToken, type Http } from '@ablesbar/api-client';
import { claimsOf, type TokenClaims } from '@ablesbar/domain';
import { observable } from '@ablesbar/ui/observable';
import type { WizardPorts } from '../app/ports';

/** The state of the token that a reading without a login is sent with. */
export type SessionState =
  | { readonly kind: 'asked' | 'failed' | 'not-allowed' | 'expired' }
  | ReadySession;

export interface ReadySession {
  readonly kind: 'ready';
  readonly token: string;
  /** Null if the token does not say when it ends; then the server answers 401 after its end. */
  readonly claims: TokenClaims | null;
  readonly endsSoon: boolean;
}

export interface AnonymousSession {
  readonly get: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Requests the first token, or a new one after the old one has ended. */
  readonly start: () => Promise<void>;
  /** Requests a new token before the old one ends. If this fails, the old one is used until its end. Tells whether it worked. */
  readonly renew: () => Promise<boolean>;
  /** The server has refused the token, so it counts as expired even if its own claims say otherwise. */
  readonly expire: () => void;
}

const WARNING_MS = 2 * 60_000;
/** The longest a browser's timer can wait; a longer one would fire at once. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

export function createAnonymousSession(
  http: Http,
  { now, after }: Pick<WizardPorts, 'now' | 'after'>,
): AnonymousSession {
  const state = observable<SessionState>({ kind: 'asked' });
  let timers: readonly (() => void)[] = [];

  const set = (next: SessionState) => {
    for (const callOff of timers) callOff();
    timers = [];
    state.set(next);
  };

  const take = (token: string, receivedAt: number) => {
    const ready = { kind: 'ready', token, claims: claimsOf(token), endsSoon: false } as const;
    set(ready);
    const left = remainingTime({ token, receivedAt }, receivedAt);
    if (left > LONGEST_WAIT_MS) return;
    timers = [
      after(left - WARNING_MS, () => state.set({ ...ready, endsSoon: true })),
      after(left, () => set({ kind: 'expired' })),
    ];
  };

  const request = async () => {
    const receivedAt = now().getTime();
    return { answer: await requestAnonymousToken(http), receivedAt };
  };

  return {
    get: state.get,
    subscribe: state.subscribe,
    async start() {
      set({ kind: 'asked' });
      const { answer, receivedAt } = await request();
      if (answer.ok) take(answer.value, receivedAt);
      else set({ kind: answer.problem.kind === 'forbidden' ? 'not-allowed' : 'failed' });
    },
    async renew() {
      const { answer, receivedAt } = await request();
      if (answer.ok) take(answer.value, receivedAt);
      return answer.ok;
    },
    expire: () => set({ kind: 'expired' }),
  };
}
