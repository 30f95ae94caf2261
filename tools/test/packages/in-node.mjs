import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../process/run.mjs';

// Without colours: in some environments, Node prints numbers in yellow.
const nodeRuns = (code, cwd) =>
  run(process.execPath, ['--input-type=module', '--eval', code], {
    cwd,
    env: { FORCE_COLOR: '0' },
  });

/** Imports every door of the packages in plain Node. */
export async function importsInNode(folder, libraries) {
  const doors = libraries.flatMap(({ manifest, entries }) =>
    Object.keys(entries).map((door) => manifest.name + door.slice(1)),
  );
  const imports = doors.map((door) => `await import('${door}');`).join('\n');
  const { code, output } = await nodeRuns(imports, folder);
  return { says: `Node imports ${doors.join(', ')}`, holds: code === 0, output };
}

/** Runs an example in plain Node, as it stands in its README. */
export async function runsInNode(folder, { name, file, printed }) {
  const code = readFileSync(join(folder, 'src', file), 'utf8');
  const { output } = await nodeRuns(code, folder);
  const holds = output.trim() === printed.join('\n');
  return { says: `Node runs the example of ${name}`, holds, output };
}
