import { keptOrFetched, SILENCE_MS } from './kept-or-fetched';

const kept = 'kept' as unknown as Response;
const fetched = 'fetched' as unknown as Response;
const lost = new TypeError('Failed to fetch');
const never = new Promise<undefined>(() => undefined);
const offline = () => Promise.reject(lost);
const online = async () => fetched;
const after = (ms: number) => new Promise<Response>((done) => void setTimeout(done, ms, kept));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test.each([
  { says: 'what is kept', storage: async () => kept, network: offline, answer: kept },
  { says: 'what is not kept', storage: async () => undefined, network: online, answer: fetched },
  {
    says: 'a broken storage',
    storage: () => Promise.reject(lost),
    network: online,
    answer: fetched,
  },
  { says: 'a silent storage', storage: () => never, network: online, answer: fetched },
  {
    says: 'a slow storage without a network',
    storage: () => after(20_000),
    network: offline,
    answer: kept,
  },
  {
    says: 'a silent storage without a network',
    storage: () => never,
    network: offline,
    answer: lost,
  },
])('$says is answered', async ({ storage, network, answer }) => {
  const answering = keptOrFetched(storage(), network).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await answering).toBe(answer);
});

test('the network is not asked while the storage may still answer', async () => {
  const network = jest.fn(online);
  const answering = keptOrFetched(after(SILENCE_MS - 1), network);
  await jest.advanceTimersByTimeAsync(SILENCE_MS);
  expect(await answering).toBe(kept);
  expect(network).not.toHaveBeenCalled();
});
