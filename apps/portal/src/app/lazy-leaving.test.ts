import { createFakeServer, json } from '@ablesbar/api-client/testing';
import { lazyLeaving } from './lazy-leaving';
import { settled, until } from './testing/settled';

/** jsdom has no navigation entries. */
class Navigation {
  constructor(readonly type: string) {}
}
Object.assign(globalThis, { PerformanceNavigationTiming: Navigation });

/** A page with these navigation entries, whose server answers. */
function aPage(...entries: readonly object[]) {
  Object.assign(performance, { getEntriesByType: () => entries });
  const server = createFakeServer();
  server.on('GET', '/api/public/application', json(200, { applicationId: 'a-1' }));
  return { leaving: lazyLeaving({ fetch: server.fetch }), server };
}

// This test comes first: each page that a test opens keeps listening to the same window.
test('a missing file asks for a reload, if the server has a newer page', async () => {
  const { leaving, server } = aPage(new Navigation('reload'));
  document.head.innerHTML = '<script type="module" src="/assets/ours.js"></script>';
  server.on('GET', '/', new Response('<script type="module" src="/assets/next.js"></script>'));
  const { updates } = await leaving();
  window.dispatchEvent(new Event('vite:preloadError'));
  await until(() => updates.get() === 'due');
});

test('the dialog is opened once during the life of the page', async () => {
  const { leaving } = aPage();
  const [first, second] = await Promise.all([leaving(), leaving()]);
  expect(second).toBe(first);
  expect(await leaving()).toBe(first);
});

test('a page that was reloaded does not reload by itself again', async () => {
  const { updates } = await aPage(new Navigation('reload')).leaving();
  updates.demand();
  expect(updates.get()).toBe('due');
});

test.each([
  { says: 'by a normal navigation', entries: [new Navigation('navigate')] },
  { says: 'by another kind of navigation', entries: [{ type: 'back_forward' }] },
  { says: 'in a browser without this information', entries: [] },
])(
  'a page that was opened $says reloads by itself, unless something is typed',
  async ({ entries }) => {
    const { updates, reload } = await aPage(...entries).leaving();
    const saved = jest.fn(() => new Promise<void>(() => {}));
    reload.before(saved);
    document.body.innerHTML = '<input value="45210">';
    document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));
    updates.demand();
    expect(updates.get()).toBe('due');
    document.body.innerHTML = '';
    updates.demand();
    await settled();
    expect(saved).toHaveBeenCalledTimes(1);
  },
);
