import type { Observable } from '@ablesbar/ui/observable';

/** The way to a fresh page: what is under way ends first, and what was entered is on disk. */
export interface Reload {
  /** A reload waits until this work has ended, though not for ever. */
  readonly during: <T>(work: Promise<T>) => Promise<T>;
  /** To be done as the last thing before the page goes. */
  readonly before: (save: () => Promise<unknown>) => void;
  readonly settle: () => Promise<void>;
  readonly now: () => Promise<void>;
}

/**
 * 'offered': a new build waits to take over. 'due': it has taken over already, or a file of this build
 * is gone; the page would have been loaded anew if nothing had been typed.
 */
export type UpdateState = 'none' | 'offered' | 'due' | 'under-way';

export interface Updates extends Pick<Observable<UpdateState>, 'get' | 'subscribe'> {
  /** The new build waits; `takeOver` asks it to come forward and resolves when it has, or does not. */
  readonly offer: (takeOver: () => Promise<void>) => void;
  /** This page is old. It goes at once unless the person would lose what they typed. */
  readonly demand: () => void;
  readonly accept: () => Promise<void>;
  /** Not now; the next visit asks again. */
  readonly postpone: () => void;
}

/** What has to be done before this page goes, and why it might. */
export interface Leaving {
  readonly reload: Reload;
  readonly updates: Updates;
}
