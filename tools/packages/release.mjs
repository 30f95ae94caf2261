import { bin, npm } from '../process/bin.mjs';
import { runMany } from '../process/nx.mjs';
import { run } from '../process/run.mjs';
import { root } from '../root.mjs';
import { libraryNamed, LIBRARIES } from './library.mjs';

const changeset = (...args) => bin('@changesets/cli', args, 'changeset');
const step = async (command) => (await run(...command, { cwd: root, isShown: true })).code;

/** Without an answer npm would publish to the registry of the whole world. */
async function hasRegistry() {
  const { stdout } = await run(...npm(['config', 'get', '@ablesbar:registry']), { cwd: root });
  return stdout.trim().startsWith('http');
}

async function isPublished({ name, version }) {
  const { stdout } = await run(...npm(['view', `${name}@${version}`, 'version']), { cwd: root });
  return stdout.trim() === version;
}

/**
 * One version for all of them, worked out from the files in .changeset. npm publishes to the registry
 * that it is set up for. Ends at the first step that fails, with its exit code.
 */
export async function release({ isTrial }) {
  if (!isTrial && !(await hasRegistry())) {
    console.error(
      'No registry is set for these packages, and they are not meant for everybody: npm config set @ablesbar:registry <address>',
    );
    return 1;
  }
  if (isTrial) {
    // It complains about changes without a file in .changeset; the rest can be seen all the same.
    await step(changeset('status', '--verbose'));
  } else {
    const next = await step(changeset('version'));
    const lock = next || (await step(npm(['install', '--package-lock-only', '--ignore-scripts'])));
    if (lock !== 0) return lock;
  }
  const packed = await runMany(
    ['pack'],
    LIBRARIES.map((name) => `@ablesbar/${name}`),
  );
  if (packed.code !== 0) {
    console.error(packed.output);
    return packed.code;
  }
  for (const { out, manifest } of LIBRARIES.map(libraryNamed)) {
    // After a run that ended half-way, the first packages are there already.
    if (!isTrial && (await isPublished(manifest))) continue;
    const code = await step(
      npm([
        'publish',
        out,
        '--ignore-scripts',
        '--loglevel',
        'error',
        ...(isTrial ? ['--dry-run'] : []),
      ]),
    );
    if (code !== 0) return code;
  }
  return 0;
}
