import { StorageProblem, type StorageProblemKind } from '@ablesbar/offline-queue';

const texts = {
  'storage-full': 'notice_storage_full_text',
  'storage-unavailable': 'notice_storage_unavailable_text',
} as const satisfies Record<StorageProblemKind, string>;

/** What to say to somebody whose reading could not be kept, and so was not sent. */
export function storageText(error: unknown): (typeof texts)[StorageProblemKind] {
  return texts[error instanceof StorageProblem ? error.kind : 'storage-unavailable'];
}
