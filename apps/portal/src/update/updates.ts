import { type Observable, observable } from '../app/observable';
import type { Reload } from './reload';

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

export interface UpdatesSetup {
  readonly reload: Pick<Reload, 'settle' | 'now'>;
  readonly isTyped: () => boolean;
  /** A page that is itself the result of a reload does not reload by itself again: no loop. */
  readonly cameByReload: boolean;
}

export function createUpdates({ reload, isTyped, cameByReload }: UpdatesSetup): Updates {
  const state = observable<UpdateState>('none');
  let takeOver = async () => {};

  return {
    get: state.get,
    subscribe: state.subscribe,
    offer(newTakeOver) {
      takeOver = newTakeOver;
      if (state.get() === 'none') state.set('offered');
    },
    demand() {
      // Whoever has accepted gets the new page already.
      if (state.get() === 'under-way') return;
      if (isTyped() || cameByReload) state.set('due');
      else void reload.now();
    },
    async accept() {
      const isOffered = state.get() === 'offered';
      state.set('under-way');
      await reload.settle();
      if (isOffered) await takeOver();
      await reload.now();
    },
    postpone() {
      // Escape comes too late once the new build is on its way.
      if (state.get() !== 'under-way') state.set('none');
    },
  };
}
