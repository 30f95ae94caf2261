import { photo, recordOf } from '@ablesbar/offline-queue/testing';
import { afterArrival } from './after-arrival';

const fails = () => Promise.reject(new Error('no storage'));

test.each([
  { says: 'is kept', keep: async () => undefined },
  { says: 'cannot be kept', keep: fails },
])('where the receipt $says, the form is cleared, and then on disk as well', async ({ keep }) => {
  const steps: unknown[] = [];
  const record = recordOf({ id: 'r-7' });
  const photos = [photo('a')];
  await afterArrival({
    receipts: {
      keep: (...given) => {
        steps.push(['receipt', ...given]);
        return keep();
      },
    },
    clearForms: async (kept) => void steps.push(['form', kept]),
    flushDrafts: async () => void steps.push('disk'),
  })(record, photos);
  expect(steps).toEqual([['receipt', record, photos], ['form', [record]], 'disk']);
});
