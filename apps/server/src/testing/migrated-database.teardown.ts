import { rmSync } from 'node:fs';
import { pathOfRows } from './demo-rows';

export default function removeMigratedDatabase(): void {
  const { ABLESBAR_TEST_FOLDER: named, ABLESBAR_MIGRATED_DATABASE: folder } = process.env;
  if (named !== undefined || folder === undefined) return;
  rmSync(folder, { recursive: true, force: true });
  rmSync(pathOfRows(), { force: true });
}
