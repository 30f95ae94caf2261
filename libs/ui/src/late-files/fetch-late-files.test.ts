import { importLate } from './fetch-late-files';

type Answer = 'comes' | 'is a page' | 'is refused' | 'is busy' | 'is lost' | 'breaks off';

/** A browser that gets these answers when it calls scripts, one after the other. */
function browserThatGets(...answers: Answer[]) {
  return jest.fn(async (_address: string) => {
    const answer = answers.shift();
    if (answer === undefined || answer === 'is lost') throw new TypeError('Failed to fetch');
    return {
      ok: answer !== 'is refused' && answer !== 'is busy',
      status: answer === 'is busy' ? 503 : answer === 'is refused' ? 404 : 200,
      headers: new Headers({
        'content-type': answer === 'is a page' ? 'text/html' : 'text/javascript; charset=utf-8',
      }),
      arrayBuffer: async () => {
        if (answer === 'breaks off') throw new TypeError('network error');
        return new ArrayBuffer(0);
      },
    };
  });
}

const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link')];

/** Each test has files of its own: the page remembers what it has. */
let count = 0;
const file = (kind: 'js' | 'css') => `https://werk.example/assets/part-${(count += 1)}.${kind}`;

const load = jest.fn(async () => 'part');
const noFetch = browserThatGets();

beforeEach(() => {
  load.mockClear();
  document.head.replaceChildren();
});

test('a part is imported when all its files have come, each called once', async () => {
  const [own, shared] = [file('js'), file('js')];
  const fetch = browserThatGets('comes', 'comes', 'comes');
  await expect(importLate(load, [own, shared], fetch)).resolves.toBe('part');
  await importLate(load, [own, shared], fetch);
  await importLate(load, [file('js'), shared], fetch);
  expect(fetch).toHaveBeenCalledTimes(3);
});

test.each<Answer>(['is a page', 'is refused', 'is lost', 'breaks off'])(
  'a part whose script %s is not imported, and can be tried again',
  async (answer) => {
    const [own, shared] = [file('js'), file('js')];
    const fetch = browserThatGets('comes', answer, 'comes');
    const lost = jest.fn();
    window.addEventListener('vite:preloadError', lost, { once: true });
    await expect(importLate(load, [own, shared], fetch)).rejects.toThrow();
    expect(load).not.toHaveBeenCalled();
    expect(lost).toHaveBeenCalledTimes(1);

    await expect(importLate(load, [own, shared], fetch)).resolves.toBe('part');
    expect(fetch.mock.calls.map(([address]) => address)).toEqual([own, shared, shared]);
  },
);

test.each<{ says: string; answers: Answer[]; end: string }>([
  { says: 'is asked again twice', answers: ['is busy', 'is busy', 'comes'], end: 'part' },
  { says: 'is not asked a fourth time', answers: ['is busy', 'is busy', 'is busy'], end: 'failed' },
])('a server that fails $says, after one and four seconds', async ({ answers, end }) => {
  jest.useFakeTimers();
  const fetch = browserThatGets(...answers);
  const loading = importLate(load, [file('js')], fetch).catch(() => 'failed');
  for (const [ms, calls] of [
    [999, 1],
    [1, 2],
    [3999, 2],
    [1, 3],
    [60_000, 3],
  ] as const) {
    await jest.advanceTimersByTimeAsync(ms);
    expect(fetch).toHaveBeenCalledTimes(calls);
  }
  expect(await loading).toBe(end);
  jest.useRealTimers();
});

test('a sheet that does not come leaves the page, and is fetched again', async () => {
  const sheet = file('css');
  const first = importLate(load, [sheet], noFetch);
  links()[0]?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow(sheet);
  expect(links()).toEqual([]);

  const second = importLate(load, [sheet], noFetch);
  expect(links().map(({ rel, href }) => [rel, href])).toEqual([['stylesheet', sheet]]);
  links()[0]?.dispatchEvent(new Event('load'));
  await expect(second).resolves.toBe('part');
});

test('a sheet that the page came with is not fetched', async () => {
  const sheet = file('css');
  document.head.innerHTML = `<link rel="stylesheet" href="${sheet}">`;
  await expect(importLate(load, [sheet], noFetch)).resolves.toBe('part');
  expect(links()).toHaveLength(1);
});

test('a part that fails by itself is told like one that did not come', async () => {
  const lost = jest.fn();
  window.addEventListener('vite:preloadError', lost, { once: true });
  load.mockRejectedValueOnce(new Error('broken'));
  await expect(importLate(load, [], noFetch)).rejects.toThrow('broken');
  expect(lost).toHaveBeenCalledTimes(1);
});
