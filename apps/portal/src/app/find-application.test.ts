import { createHttp } from '@ablesbar/api-client';
import { findApplication, keepSurroundings } from './find-application';

const APPLICATION = '/api/public/application';

type Network = 'answers' | 'fails' | 'is silent';

function setUp(network: Network) {
  const kept = new Map<string, string>();
  const storage = {
    getItem: async (key: string) => kept.get(key) ?? null,
    setItem: async (key: string, text: string) => void kept.set(key, text),
  };
  const fetch = async (path: unknown, init?: RequestInit) => {
    if (network === 'fails') throw new TypeError('Failed to fetch');
    if (network === 'is silent') return untilAborted(init);
    const body =
      path === APPLICATION ? { applicationId: 'swm', name: 'Neu' } : { theme_color: '#0a5' };
    return new Response(JSON.stringify(body));
  };
  return { kept, storage, http: createHttp({ fetch }) };
}

function untilAborted(init?: RequestInit): Promise<Response> {
  return new Promise((_, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new TypeError('aborted')));
  });
}

async function keepOld(storage: ReturnType<typeof setUp>['storage']) {
  const old = await findApplication(setUp('answers').http, storage);
  if (old === null) throw new Error('The server did not answer.');
  await keepSurroundings(storage, { ...old, application: { ...old.application, name: 'Alt' } });
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the answer of the server counts before what was kept', async () => {
  const { storage, http } = setUp('answers');
  await keepOld(storage);
  const found = await findApplication(http, storage);
  expect(found).toMatchObject({
    application: { name: 'Neu' },
    themeColor: '#0a5',
    isAnswered: true,
  });
});

test('without an answer the last one stands in, whole', async () => {
  const { storage, http } = setUp('fails');
  await keepOld(storage);
  expect(await findApplication(http, storage)).toMatchObject({
    application: { applicationId: 'swm', name: 'Alt', config: { features: {} } },
    themeColor: '#0a5',
    isAnswered: false,
  });
});

test('a server that is silent is waited for 4 s by whoever has been here before', async () => {
  const { storage, http } = setUp('is silent');
  await keepOld(storage);
  const settled = jest.fn();
  const finding = findApplication(http, storage).finally(settled);
  await jest.advanceTimersByTimeAsync(3_999);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(await finding).toMatchObject({ isAnswered: false });
});

test('a first visit waits for the answer as long as it takes', async () => {
  const { storage, http } = setUp('is silent');
  const settled = jest.fn();
  const finding = findApplication(http, storage).finally(settled);
  await jest.advanceTimersByTimeAsync(29_999);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(await finding).toBeNull();
});

test.each([
  { says: 'nothing', kept: null },
  { says: 'half a text', kept: '{"application":' },
  { says: 'something else', kept: '{"application":{"name":"ohne Kennung"}}' },
  { says: 'no object', kept: '3' },
])('$says was kept: the portal cannot start without an answer', async ({ kept }) => {
  const { storage, http } = setUp('fails');
  if (kept !== null) await storage.setItem('surroundings', kept);
  expect(await findApplication(http, storage)).toBeNull();
});
