import { discardPhotos } from './discard-photos';
import type { PhotosBySlot } from './placed-photos';

const front = { id: 'p-1', mimeType: 'image/jpeg', data: new ArrayBuffer(1) };
const back = { ...front, id: 'p-2' };

const shown: PhotosBySlot = { ht: [front], nt: [front, back] };

test.each([
  { says: 'that works', disk: async () => shown },
  { says: 'that fails: the page does what it can', disk: () => Promise.reject(new Error('full')) },
])('photos are discarded and restored slot by slot with a disk $says', async ({ disk }) => {
  const steps: unknown[] = [];
  let photos = shown;
  const undo = discardPhotos(
    {
      of: (draft) => (draft === 'j-1' ? photos : {}),
      take: (draft) => {
        steps.push(`take ${draft}`);
        photos = {};
        return disk();
      },
      async put(draft, slot, some) {
        steps.push([draft, slot, some]);
        photos = { ...photos, [slot]: some };
        await disk();
      },
    },
    'j-1',
  );
  expect(steps).toEqual(['take j-1']);
  undo();
  await Promise.resolve();
  expect(steps.slice(1)).toEqual([
    ['j-1', 'ht', [front]],
    ['j-1', 'nt', [front, back]],
  ]);
});

test('photos that the page had not read are restored too', async () => {
  const put = jest.fn(async () => undefined);
  discardPhotos({ of: () => ({}), take: async () => shown, put }, 'j-1')();
  await new Promise(process.nextTick);
  expect(put.mock.calls).toEqual([
    ['j-1', 'ht', [front]],
    ['j-1', 'nt', [front, back]],
  ]);
});
