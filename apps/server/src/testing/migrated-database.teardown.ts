import { rmSync } from 'node:fs';

export default function removeMigratedDatabase(): void {
  const { ABLESBAR_TEST_FOLDER: named, ABLESBAR_MIGRATED_DATABASE: folder } = process.env;
  if (named === undefined && folder !== undefined) rmSync(folder, { recursive: true, force: true });
}
