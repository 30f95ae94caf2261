import { createHttp } from '@ablesbar/api-client';
import { findApplication } from './find-application';
import { keepSurroundings } from './kept-surroundings';

const kept = new Map<string, string>();
jest.mock('./state-storage', () => ({
  stateStorage: { getItem: async (key: string) => kept.get(key) ?? null },
}));
const storage = { setItem: async (key: string, text: string) => void kept.set(key, text) };

const APPLICATION = '/api/public/application';

type Network = 'answers' | 'fails' | 'is silent';

function setUp(network: Network) {
  const fetch = async (path: unknown, init?: RequestInit) => {
    if (network === 'fails') throw new TypeError('Failed to fetch');
    if (network === 'is silent') return untilAborted(init);
    const body =
      path === APPLICATION ? { applicationId: 'swm', name: 'Neu' } : { theme_color: '#0a5' };
    return new Response(JSON.stringify(body));
  };
  return createHttp({ fetch });
}

function untilAborted(init?: RequestInit): Promise<Response> {
  return new Promise((_, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new TypeError('aborted')));
  });
}

async function keepOld() {
  const old = await findApplication(setUp('answers'));
  if (old === null) throw new Error('The server did not answer.');
  await keepSurroundings(storage, { ...old, application: { ...old.application, name: 'Alt' } });
}

beforeEach(() => {
  kept.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test("the server's answer takes precedence over the stored one", async () => {
  const http = setUp('answers');
  await keepOld();
  const found = await findApplication(http);
  expect(found).toMatchObject({
    application: { name: 'Neu' },
    themeColor: '#0a5',
    isAnswered: true,
  });
});

test('without an answer the portal uses the complete stored one', async () => {
  const http = setUp('fails');
  await keepOld();
  expect(await findApplication(http)).toMatchObject({
    application: { applicationId: 'swm', name: 'Alt', config: { features: {} } },
    themeColor: '#0a5',
    isAnswered: false,
  });
});

test('with a stored answer the portal waits 4 s for a silent server', async () => {
  const http = setUp('is silent');
  await keepOld();
  const settled = jest.fn();
  const finding = findApplication(http).finally(settled);
  await jest.advanceTimersByTimeAsync(3_999);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(await finding).toMatchObject({ isAnswered: false });
});

test('a first visit waits for the answer without a limit', async () => {
  const http = setUp('is silent');
  const settled = jest.fn();
  const finding = findApplication(http).finally(settled);
  await jest.advanceTimersByTimeAsync(29_999);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(await finding).toBeNull();
});

test.each([
  { says: 'nothing', text: null },
  { says: 'half a text', text: '{"application":' },
  { says: 'something else', text: '{"application":{"name":"ohne Kennung"}}' },
  { says: 'no object', text: '3' },
])('the portal cannot start without an answer if $says was stored', async ({ text }) => {
  const http = setUp('fails');
  if (text !== null) await storage.setItem('surroundings', text);
  expect(await findApplication(http)).toBeNull();
});
