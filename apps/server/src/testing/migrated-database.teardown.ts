import { rmSync } from 'node:fs';

export default function removeMigratedDatabase(): void {
  const { ABLESBAR_KEPT_DATABASE: kept, ABLESBAR_MIGRATED_DATABASE: folder } = process.env;
  if (kept === undefined && folder !== undefined) rmSync(folder, { recursive: true, force: true });
}
