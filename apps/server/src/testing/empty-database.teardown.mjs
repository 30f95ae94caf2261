import { rmSync } from 'node:fs';

export default function removeEmptyDatabase() {
  const folder = process.env.ABLESBAR_EMPTY_DATABASE;
  if (folder) rmSync(folder, { recursive: true, force: true });
}
