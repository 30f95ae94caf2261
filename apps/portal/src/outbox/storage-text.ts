import { StorageProblem, type StorageProblemKind } from '@ablesbar/offline-queue';

const texts = {
  'storage-full': 'notice_storage_full_text',
  'storage-unavailable': 'notice_storage_unavailable_text',
} as const satisfies Record<StorageProblemKind, string>;

/** The text for a user whose reading could not be stored and therefore was not sent. */
export function storageText(error: unknown): (typeof texts)[StorageProblemKind] {
  return texts[error instanceof StorageProblem ? error.kind : 'storage-unavailable'];
}
