import { base64Of, bytesOf } from './base64';

test.each([
  { says: 'nothing', bytes: [], base64: '' },
  { says: 'every kind of byte', bytes: [0, 127, 128, 255], base64: 'AH+A/w==' },
])('base64: $says', ({ bytes, base64 }) => {
  expect(base64Of(new Uint8Array(bytes).buffer)).toBe(base64);
  expect([...new Uint8Array(bytesOf(base64) ?? new ArrayBuffer(9))]).toEqual(bytes);
});

// Lengths around CHUNK, the number of bytes converted at once.
test.each([0x8000 - 1, 0x8000, 0x8000 + 1, 100_001])('%i bytes come back whole', (length) => {
  const bytes = Uint8Array.from({ length }, (_, n) => n % 251);
  expect(bytesOf(base64Of(bytes.buffer))).toEqual(bytes.buffer);
});

test('a kept text that was cut is no photo', () => {
  expect(bytesOf('%')).toBeNull();
});
