import type { FakeServer } from '@ablesbar/api-client/testing';
import { createTexts } from '@ablesbar/i18n';
import type { FakeClock } from '@ablesbar/offline-queue/testing';
import { createReload, createUpdates } from '../../update';
import { createAddress } from '../../base/address';
import { startPortal } from '../start';
import { addMissingWindowApis } from './add-missing-window-apis';

let ids = 0;

/** Opens the portal on the present disk; its clock advances only when a test says so. */
export async function openPortal(server: FakeServer, clock: FakeClock, setup = {}) {
  addMissingWindowApis();
  const newId = () => `id-${(ids += 1)}`;
  const reload = createReload(() => undefined);
  let ended = 0;
  const during: typeof reload.during = (work) => reload.during(work.finally(() => (ended += 1)));
  const updates = createUpdates({ reload, isTyped: () => false, cameByReload: false });
  let isStarted = false;
  const started = await startPortal({
    ports: {
      fetch: server.fetch,
      now: () => new Date(clock.now()),
      newId,
      // The test does not wait for the loading screen.
      after(ms, action) {
        if (isStarted) return clock.after(ms, action);
        action();
        return () => undefined;
      },
      locks: undefined,
      caches: undefined,
      keepStorage: async () => true,
      openChannel: () => null,
    },
    texts: await createTexts({ language: 'de', translations: {} }),
    address: createAddress(window, newId),
    linkToken: null,
    leaving: async () => ({ reload: { ...reload, during }, updates }),
    ...setup,
  });
  isStarted = true;
  if (started === null) throw new Error('The portal did not start.');
  // `worksEnded`: how many works of the queue that delay a reload have ended.
  return { portal: started.portal, reload, worksEnded: () => ended };
}
