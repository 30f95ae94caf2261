import { base64Of } from './base64-of';

test.each([0, 1, 2, 3, 0x8000 - 1, 0x8000, 0x8000 + 1, 100_001])(
  '%i bytes come back whole',
  (length) => {
    const bytes = Uint8Array.from({ length }, (_, n) => n % 251);
    expect(Buffer.from(base64Of(bytes.buffer), 'base64').equals(Buffer.from(bytes))).toBe(true);
  },
);
