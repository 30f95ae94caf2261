import { observable } from '@ablesbar/ui/observable';
import type { Reload, Updates, UpdateState } from '../base/leaving';

export interface UpdatesSetup {
  readonly reload: Pick<Reload, 'settle' | 'now'>;
  readonly isTyped: () => boolean;
  /** A page that came by a reload does not reload by itself again: that could loop. */
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
      // The user has accepted, so the page is reloading already.
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
      // Escape must have no effect once the reload has begun.
      if (state.get() !== 'under-way') state.set('none');
    },
  };
}
