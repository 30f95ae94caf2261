import { createRefusal } from './refusal';

const PORTAL = 'https://ablesung.example';

test.each([
  {
    says: 'the script comes, so the portal refuses the page',
    answer: async () => ({ ok: true }),
    origin: 'https://www.example',
    line: '"embedOrigins": ["https://www.example"]',
  },
  {
    says: 'a frame without an origin has a name too',
    answer: async () => ({ ok: true }),
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
    says: 'a portal under repair refuses nobody',
    answer: async () => ({ ok: false }),
    origin: 'https://www.example',
    line: null,
  },
  {
    says: "the portal's own page is never refused",
    answer: async () => ({ ok: true }),
    origin: PORTAL,
    line: null,
  },
  {
    says: "an address without an origin is the page's own",
    answer: async () => ({ ok: true }),
    baseUrl: '',
    origin: self.origin,
    line: null,
  },
])('$says', async ({ answer, baseUrl = `${PORTAL}/`, origin, line }) => {
  const said: string[] = [];
  const isRefused = createRefusal({
    fetch: jest.fn(answer),
    baseUrl,
    origin,
    warn: (words) => said.push(words),
  });
  expect(await isRefused()).toBe(line !== null);
  await isRefused();
  expect(said.map((words) => words.split('\n').at(-1)?.trim())).toEqual(
    line === null ? [] : [line],
  );
});
