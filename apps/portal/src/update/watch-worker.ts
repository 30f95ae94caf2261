import type { Updates } from '../base/leaving';

const LOOK_EVERY_MS = 3_600_000;
/**
 * A worker that does not answer must not keep the user in front of a dialog. One that is only slow to
 * start must not be given up: the page would come back as it was, and ask a second time.
 */
const TAKE_OVER_LIMIT_MS = 10_000;

/** Registers the service worker and reports when a new build waits or has taken over. */
export async function watchWorker(
  workers: ServiceWorkerContainer,
  updates: Pick<Updates, 'offer' | 'demand'>,
): Promise<void> {
  let isControlled = workers.controller !== null;
  workers.addEventListener('controllerchange', () => {
    // The very first worker takes over a page of its own build.
    if (isControlled) updates.demand();
    isControlled = true;
  });
  const registration = await workers.register('/service-worker.js', { updateViaCache: 'none' });

  const offerWaiting = () => {
    // Without an active worker, the waiting one is the first and activates by itself.
    if (registration.waiting && registration.active) {
      updates.offer(() => takeOver(workers, registration));
    }
  };
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offerWaiting);
  });
  offerWaiting();
  // A tab may stay open for days, but the browser checks for a new build only when a page opens.
  setInterval(() => void registration.update().catch(() => undefined), LOOK_EVERY_MS);
}

function takeOver(
  workers: ServiceWorkerContainer,
  { waiting }: ServiceWorkerRegistration,
): Promise<void> {
  return new Promise((resolve) => {
    // Another tab may have activated it meanwhile.
    if (waiting === null) return resolve();
    workers.addEventListener('controllerchange', () => resolve(), { once: true });
    setTimeout(resolve, TAKE_OVER_LIMIT_MS);
    waiting.postMessage('take-over');
  });
}
