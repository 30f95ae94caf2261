import { photo, recordOf } from '@ablesbar/offline-queue/testing';
import { afterArrival } from './after-arrival';

const fails = () => Promise.reject(new Error('no storage'));

test.each([
  { says: 'is stored', keep: async () => undefined },
  { says: 'cannot be stored', keep: fails },
])('the form is cleared, also on disk, if the receipt $says', async ({ keep }) => {
  const steps: unknown[] = [];
  const record = recordOf({ id: 'r-7' });
  const photos = [photo('a')];
  await afterArrival({
    sayArrival: (id) => steps.push(['say', id]),
    tellTabs: ({ id }) => steps.push(['tell', id]),
    receipts: {
      keep: (...given) => {
        steps.push(['receipt', ...given]);
        return keep();
      },
    },
    clearForms: async (kept) => void steps.push(['form', kept]),
    flushDrafts: async () => void steps.push('disk'),
  })(record, photos);
  expect(steps).toEqual([
    ['say', 'r-7'],
    ['receipt', record, photos],
    ['tell', 'r-7'],
    ['form', [record]],
    'disk',
  ]);
});
