import { contentOf } from './content-of';

const bytes = Uint8Array.from([1, 2, 3]);
const around: { readonly name: string; inner?: unknown } = { name: 'around' };
around.inner = { around };
const twice = [1];

test.each([
  { says: 'nothing', stored: undefined, text: '' },
  { says: 'null', stored: null, text: '' },
  { says: 'a text, as it is', stored: '{"a":', text: '{"a":' },
  { says: 'a number', stored: 5, text: '5' },
])('the text of $says', async ({ stored, text }) => {
  expect(await contentOf(stored)).toEqual({ text, attachments: [] });
});

test.each([
  { says: 'a number that JSON does not know', stored: { a: 5n }, is: { a: '5' } },
  { says: 'a list', stored: [1, [2, null]], is: [1, [2, null]] },
  { says: 'a set', stored: new Set(['a']), is: ['a'] },
  { says: 'a map', stored: new Map([[1, { a: true }]]), is: { 1: { a: true } } },
  { says: 'a day that is none', stored: [new Date(Number.NaN)], is: ['Invalid Date'] },
  { says: 'a circle', stored: around, is: { name: 'around', inner: { around: '[...]' } } },
  { says: 'the same twice, which is no circle', stored: [twice, twice], is: [[1], [1]] },
])('$says becomes readable', async ({ stored, is }) => {
  expect(JSON.parse((await contentOf(stored)).text)).toEqual(is);
});

test('a person can read it: it is indented', async () => {
  expect((await contentOf({ a: 1 })).text).toBe('{\n  "a": 1\n}');
});

test('bytes become attachments, in the order of their numbers in the text', async () => {
  const part = new Uint8Array(bytes.buffer, 1, 1);
  const stored = { photos: [{ mimeType: 'image/png', data: bytes.buffer }], data: part };
  const { text, attachments } = await contentOf(stored);
  expect(JSON.parse(text)).toEqual({
    photos: [{ mimeType: 'image/png', data: '[1]' }],
    data: '[2]',
  });
  expect(attachments.map(({ mimeType, data }) => [mimeType, [...new Uint8Array(data)]])).toEqual([
    ['image/png', [1, 2, 3]],
    ['', [2]],
  ]);
});
