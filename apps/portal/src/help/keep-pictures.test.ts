import { createPictureKeeper } from './keep-pictures';

const addressOf = (input: URL | RequestInfo) =>
  input instanceof Request ? input.url : input.toString();
const at = (input: URL | RequestInfo) => new URL(addressOf(input), window.location.origin).href;

/** The caches of a browser, as far as pictures need them. */
function someCaches() {
  const sizes = new Map<string, number>();
  const cache: Pick<Cache, 'keys' | 'match' | 'put' | 'delete'> = {
    keys: async () => [...sizes.keys()].map((url) => new Request(url)),
    match: async (address) => {
      const size = sizes.get(at(address));
      return size === undefined ? undefined : new Response('x'.repeat(size));
    },
    put: async (address, response) =>
      void sizes.set(at(address), (await response.arrayBuffer()).byteLength),
    delete: async (address) => sizes.delete(at(address)),
  };
  const open = async () => cache as Cache;
  return { sizes, caches: { open } as Partial<CacheStorage> as CacheStorage };
}

type Answer = { readonly size: number; readonly status?: number; readonly type?: string } | 'none';

/** A browser that keeps its pictures over several visits; each visit has its own answers. */
function aBrowser() {
  const { sizes, caches } = someCaches();
  const asked: string[] = [];
  function visit(answer: (address: string) => Answer, always: readonly string[] = []) {
    const fetch = async (input: URL | RequestInfo) => {
      asked.push(addressOf(input));
      const given = answer(addressOf(input));
      if (given === 'none') throw new TypeError('Failed to fetch');
      const { size, status = 200, type = 'image/png' } = given;
      return new Response('x'.repeat(size), {
        status,
        headers: { 'content-type': type },
      });
    };
    return createPictureKeeper(fetch, caches, always);
  }
  const kept = () =>
    Object.fromEntries([...sizes].map(([url, size]) => [new URL(url).pathname, size]));
  return { visit, kept, asked };
}

const pictures = (...names: readonly string[]) => names.map((name) => `![${name}](/${name}.png)`);

test('the pictures of the texts are kept, and loaded once for each visit', async () => {
  const { visit, kept, asked } = aBrowser();
  const keep = visit(() => ({ size: 3 }));
  await Promise.all([keep(pictures('a')), keep(pictures('a', 'b'))]);
  expect(kept()).toEqual({ '/a.png': 3, '/b.png': 3 });
  expect(asked).toEqual(['/a.png', '/b.png']);
});

test('the logo is kept also where no text shows it', async () => {
  const { visit, kept, asked } = aBrowser();
  const keep = visit(() => ({ size: 3 }), ['/logo.png']);
  await keep([]);
  await keep(pictures('a', 'logo'));
  expect(kept()).toEqual({ '/logo.png': 3, '/a.png': 3 });
  expect(asked).toEqual(['/logo.png', '/a.png']);
});

test('a picture that no text shows any more goes', async () => {
  const { visit, kept } = aBrowser();
  await visit(() => ({ size: 3 }))(pictures('a', 'b'));
  await visit(() => 'none')(pictures('b'));
  expect(kept()).toEqual({ '/b.png': 3 });
});

test.each<{ says: string; answer: Answer; expected: number }>([
  { says: 'a newer picture takes its place', answer: { size: 4 }, expected: 4 },
  { says: 'without a connection it stays', answer: 'none', expected: 3 },
  { says: 'after an error it stays', answer: { size: 4, status: 500 }, expected: 3 },
  { says: 'a page is no picture', answer: { size: 4, type: 'text/html' }, expected: 3 },
])('a kept picture at the next visit: $says', async ({ answer, expected }) => {
  const { visit, kept } = aBrowser();
  await visit(() => ({ size: 3 }))(pictures('a'));
  await visit(() => answer)(pictures('a'));
  expect(kept()).toEqual({ '/a.png': expected });
});

test('30 pictures are kept, and not one more', async () => {
  const { visit, kept } = aBrowser();
  const names = Array.from({ length: 31 }, (_, n) => `p${n}`);
  await visit(() => ({ size: 1 }))(pictures(...names));
  expect(Object.keys(kept())).toEqual(names.slice(0, 30).map((name) => `/${name}.png`));
});

test('5 MB are kept; what would be more is left out, also where it was kept before', async () => {
  const { visit, kept } = aBrowser();
  await visit(() => ({ size: 1 }))(pictures('a', 'b', 'c'));
  const sizes: Record<string, number> = { '/a.png': 4_999_999, '/b.png': 2, '/c.png': 1 };
  await visit((address) => ({ size: sizes[address] ?? 0 }))(pictures('a', 'b', 'c'));
  expect(kept()).toEqual({ '/a.png': 4_999_999, '/c.png': 1 });
});

test('a browser without a cache keeps none', async () => {
  const asked: string[] = [];
  const fetch = async (input: URL | RequestInfo) => {
    asked.push(addressOf(input));
    return new Response();
  };
  await createPictureKeeper(fetch, undefined)(pictures('a'));
  expect(asked).toEqual([]);
});
