import { randomId } from './random-id';

const sourceOf = (byte: number) => ({
  getRandomValues: <T extends ArrayBufferView | null>(array: T): T => {
    if (array instanceof Uint8Array) array.fill(byte);
    return array;
  },
});

test.each([
  { says: 'all zeros', byte: 0, id: '00000000-0000-4000-8000-000000000000' },
  { says: 'all ones', byte: 255, id: 'ffffffff-ffff-4fff-bfff-ffffffffffff' },
])('$says keep version and variant', ({ byte, id }) => {
  expect(randomId(sourceOf(byte))).toBe(id);
});
