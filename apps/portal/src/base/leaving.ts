import type { Observable } from '@ablesbar/ui/observable';

/** Reloads the page after running work has ended and entries are on disk. */
export interface Reload {
  /** A reload waits until this work has ended, but only for a limited time. */
  readonly during: <T>(work: Promise<T>) => Promise<T>;
  /** Adds work that runs last before the page reloads. */
  readonly before: (save: () => Promise<unknown>) => void;
  readonly settle: () => Promise<void>;
  readonly now: () => Promise<void>;
}

/**
 * 'offered': a new build waits to take over. 'due': the new build has already taken over, or a file
 * of this build is gone. The page has not reloaded, because the user has typed something or because
 * the page itself came by a reload.
 */
export type UpdateState = 'none' | 'offered' | 'due' | 'under-way';

export interface Updates extends Pick<Observable<UpdateState>, 'get' | 'subscribe'> {
  /**
   * The new build waits; `takeOver` tells it to take over and resolves when it has, or when it does
   * not answer.
   */
  readonly offer: (takeOver: () => Promise<void>) => void;
  /** This page is outdated. It reloads at once unless the user would lose what they typed. */
  readonly demand: () => void;
  readonly accept: () => Promise<void>;
  /** Closes the dialog; the next visit asks again. */
  readonly postpone: () => void;
}

/** What must be done before the page reloads, and the updates that may cause a reload. */
export interface Leaving {
  readonly reload: Reload;
  readonly updates: Updates;
}
