import { base64Of, bytesOf } from './base64';

test.each([
  { says: 'nothing', bytes: [], base64: '' },
  { says: 'every kind of byte', bytes: [0, 127, 128, 255], base64: 'AH+A/w==' },
])('base64: $says', ({ bytes, base64 }) => {
  expect(base64Of(new Uint8Array(bytes).buffer)).toBe(base64);
  expect([...new Uint8Array(bytesOf(base64) ?? new ArrayBuffer(9))]).toEqual(bytes);
});

test('a photo larger than one call takes', () => {
  const data = new Uint8Array(100_000).fill(7).buffer;
  expect(bytesOf(base64Of(data))?.byteLength).toBe(100_000);
});

test('a kept text that was cut is no photo', () => {
  expect(bytesOf('%')).toBeNull();
});
