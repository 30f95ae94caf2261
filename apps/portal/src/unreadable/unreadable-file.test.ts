import { aDay } from '@ablesbar/domain/testing';
import { createTexts } from '@ablesbar/i18n';
import type { UnreadableEntry } from './unreadable';
import { unreadableFile } from './unreadable-file';

const HOSTILE = `</pre><script>alert('x')</script><img src="x" onerror='alert(1)'>&amp;`;
const jpeg = { mimeType: 'image/jpeg', data: new TextEncoder().encode('front').buffer };

const anEntry = (part: Partial<UnreadableEntry>): UnreadableEntry => ({
  kind: 'reading',
  key: 'r-1',
  stored: undefined,
  photos: async () => [],
  remove: async () => undefined,
  ...part,
});

const textOf = (file: Blob) =>
  new Promise<unknown>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(file);
  });

async function opened(
  entries: readonly UnreadableEntry[],
  { applicationName = 'Stadtwerke', language = 'de' } = {},
) {
  const texts = await createTexts({ language, translations: {} });
  const about = { applicationName, today: aDay('2026-11-21'), texts };
  const page = new DOMParser().parseFromString(
    String(await textOf(await unreadableFile(entries, about))),
    'text/html',
  );
  const all = (selector: string) => [...page.querySelectorAll(selector)];
  return { page, all, said: (selector: string) => all(selector).map((one) => one.textContent) };
}

test('the page says what it is, whose and of which day', async () => {
  const { page, said } = await opened([], { language: 'en' });
  expect(page.doctype?.name).toBe('html');
  expect([page.documentElement.lang, page.title]).toEqual(['en', 'Entries that cannot be read']);
  expect(said('h1')).toEqual(['Entries that cannot be read']);
  expect(said('p')[0]).toBe('Stadtwerke, 21 November 2026');
  expect(said('section')).toEqual([]);
});

test.each([
  { kind: 'reading', title: 'Wartende Ablesung' },
  { kind: 'draft', title: 'Entwurf' },
  { kind: 'photo', title: 'Foto' },
  { kind: 'receipt', title: 'Nachweis' },
] as const)('each entry has its title: $title', async ({ kind, title }) => {
  const { said } = await opened([anEntry({ kind })]);
  expect(said('h2')).toEqual([title]);
});

test('hostile words stay words, wherever they stand', async () => {
  const photos = async () => [{ ...jpeg, mimeType: `image/png"onerror="alert(1)` }];
  const { all, said } = await opened(
    [
      anEntry({ kind: 'draft', key: HOSTILE, stored: HOSTILE }),
      anEntry({ stored: { [HOSTILE]: HOSTILE }, photos }),
    ],
    { applicationName: HOSTILE },
  );
  expect(all('script, img, [onerror]')).toEqual([]);
  expect(said('pre')[0]).toBe(HOSTILE);
  expect(said('pre')[1]).toContain(JSON.stringify(HOSTILE));
  expect(said('section > p')[0]).toBe(HOSTILE);
  expect(said('body > p')[0]).toContain(HOSTILE);
});

test('the page may run nothing and load nothing', async () => {
  const { all } = await opened([]);
  const [policy] = all('meta[http-equiv]').map((meta) => meta.getAttribute('content'));
  expect(policy).toBe("default-src 'none'; img-src data:; style-src 'unsafe-inline'");
});

test('a photo is a picture, and bytes of another kind can be saved', async () => {
  const svg = { ...jpeg, mimeType: 'text/html' };
  const { all, said } = await opened([anEntry({ photos: async () => [jpeg, svg] })]);
  const data = btoa('front');
  expect(all('img').map((img) => [img.getAttribute('src'), img.getAttribute('alt')])).toEqual([
    [`data:image/jpeg;base64,${data}`, 'Anlage 1'],
  ]);
  expect(all('a[download]').map((link) => link.getAttribute('href'))).toEqual([
    `data:application/octet-stream;base64,${data}`,
  ]);
  expect(said('a')).toEqual(['Anlage 2']);
  expect(said('pre')[0]).toContain('"data": "[2]"');
});

test.each([
  { says: 'is missing', photos: [] },
  { says: 'is missing, and its photo cannot be read', photos: [null] },
])('the page says so if the content $says', async ({ photos }) => {
  const { said, all } = await opened([anEntry({ photos: async () => photos })]);
  expect(said('section > p')).toEqual(['r-1', 'Der Browser kann den Inhalt nicht lesen.']);
  expect(all('pre, img, a')).toEqual([]);
});
