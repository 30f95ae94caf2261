export type StorageProblemKind = 'storage-unavailable' | 'storage-full';

/**
 * Thrown if a reading could not be made durable. Nothing is queued, and the form still has the
 * reading.
 */
export class StorageProblem extends Error {
  override readonly name = 'StorageProblem';

  constructor(
    readonly kind: StorageProblemKind,
    cause?: unknown,
  ) {
    super(kind, { cause });
  }
}

export function storageProblemOf(error: unknown): StorageProblem {
  if (error instanceof StorageProblem) return error;
  const name = typeof error === 'object' && error !== null && 'name' in error ? error.name : null;
  return new StorageProblem(
    name === 'QuotaExceededError' ? 'storage-full' : 'storage-unavailable',
    error,
  );
}
