import { createRefusal } from './refusal';

const PORTAL = 'https://ablesung.example';
const answering =
  (body: unknown, ok = true) =>
  async () => ({ ok, json: async () => body });
const refusing = answering({ isKnown: false });

test.each([
  {
    says: 'the portal says that it does not know the page',
    answer: refusing,
    origin: 'https://www.example',
    line: '"embedOrigins": ["https://www.example"]',
  },
  {
    says: 'a frame without an origin has a name too',
    answer: refusing,
    origin: 'null',
    line: '"embedOrigins": ["null"]',
  },
  {
    says: 'nothing comes, so the line is lost',
    answer: () => Promise.reject(new TypeError()),
    origin: 'https://www.example',
    line: null,
  },
  {
    says: 'the call was lost in a gateway, because the portal knows the page',
    answer: answering({ isKnown: true }),
    origin: 'https://www.example',
    line: null,
  },
  {
    says: 'a page of somebody else says nothing',
    answer: answering(null),
    origin: 'https://www.example',
    line: null,
  },
  {
    says: 'an address that is none is told in the console',
    answer: refusing,
    baseUrl: 'https://ablesung example',
    origin: 'https://www.example',
    line: '<ablesbar-reading>: base-url="https://ablesung example" is not an address.',
    refused: false,
  },
  {
    says: 'a portal under repair refuses nobody',
    answer: answering({ isKnown: false }, false),
    origin: 'https://www.example',
    line: null,
  },
  {
    says: "the portal's own page is never refused",
    answer: refusing,
    origin: PORTAL,
    line: null,
  },
  {
    says: "an address without an origin is the page's own",
    answer: refusing,
    baseUrl: '',
    origin: self.origin,
    line: null,
  },
])('$says', async ({ answer, baseUrl = `${PORTAL}/`, origin, line, refused = line !== null }) => {
  const said: string[] = [];
  const isRefused = createRefusal({
    fetch: jest.fn(answer),
    baseUrl,
    origin,
    warn: (words) => said.push(words),
  });
  expect(await isRefused()).toBe(refused);
  await isRefused();
  expect(said.map((words) => words.split('\n').at(-1)?.trim())).toEqual(
    line === null ? [] : [line],
  );
});

test('a portal that never answers refuses nobody', async () => {
  const limit = new AbortController();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  const isRefused = createRefusal({
    fetch: (_, { signal }) =>
      new Promise((_answer, fail) =>
        signal?.addEventListener('abort', () => fail(new Error('over'))),
      ),
    baseUrl: PORTAL,
    origin: 'https://www.example',
    warn: jest.fn(),
  })();
  limit.abort();
  expect(await isRefused).toBe(false);
  expect(timeout).toHaveBeenCalledWith(10_000);
});
