import { discardPhotos } from './discard-photos';

const front = { id: 'p-1', mimeType: 'image/jpeg', data: new ArrayBuffer(1) };
const back = { ...front, id: 'p-2' };

test.each([
  { says: 'that works', disk: async () => undefined },
  { says: 'that fails: the page does what it can', disk: () => Promise.reject(new Error('full')) },
])('photos are discarded and restored slot by slot with a disk $says', ({ disk }) => {
  const steps: unknown[] = [];
  const undo = discardPhotos(
    {
      of: (draft) => (draft === 'j-1' ? { ht: [front], nt: [front, back] } : {}),
      clear: (draft) => {
        steps.push(`clear ${draft}`);
        return disk();
      },
      put: (...given) => {
        steps.push(given);
        return disk();
      },
    },
    'j-1',
  );
  expect(steps).toEqual(['clear j-1']);
  undo();
  expect(steps.slice(1)).toEqual([
    ['j-1', 'ht', [front]],
    ['j-1', 'nt', [front, back]],
  ]);
});
