import { StorageProblem } from '@ablesbar/offline-queue';
import { storageText } from './storage-text';

test.each([
  {
    says: 'no room',
    error: new StorageProblem('storage-full'),
    text: 'notice_storage_full_text',
  },
  {
    says: 'no answer',
    error: new StorageProblem('storage-unavailable'),
    text: 'notice_storage_unavailable_text',
  },
  { says: 'a bug', error: new TypeError('x'), text: 'notice_storage_unavailable_text' },
])('$says', ({ error, text }) => {
  expect(storageText(error)).toBe(text);
});
