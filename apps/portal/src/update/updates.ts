import { observable } from '@ablesbar/ui/observable';
import type { Reload, Updates, UpdateState } from '../base/leaving';

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
