import { run } from '../../process/run.mjs';

/** Imports every door of each package in plain Node. */
export async function checkInNode(folder, libraries) {
  const results = [];
  for (const { manifest, entries } of libraries) {
    const doors = Object.keys(entries).map((door) => manifest.name + door.slice(1));
    const code = doors.map((door) => `await import('${door}');`).join('\n');
    const { code: exit, output } = await run(
      process.execPath,
      ['--input-type=module', '--eval', code],
      { cwd: folder },
    );
    results.push({ says: `Node imports ${doors.join(', ')}`, holds: exit === 0, output });
  }
  return results;
}
