import jpeg from 'jpeg-js';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder's pictures: `{ truth, path, frame }`; `truth` is the name of their folder: 0 to 9 or N. */
export function picturesIn(folder) {
  return ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'N'].flatMap((truth) =>
    filesIn(join(folder, truth)).map((path) => ({
      truth,
      path,
      frame: jpeg.decode(readFileSync(path), { maxMemoryUsageInMB: 1024 }),
    })),
  );
}

function filesIn(folder) {
  const names = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  return names
    .map(({ name }) => join(folder, name))
    .filter((path) => /\.jpe?g$/i.test(path))
    .sort();
}
