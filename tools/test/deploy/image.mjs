import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChildUntil, stopChild } from '../../process/children.mjs';
import { run } from '../../process/run.mjs';
import { inRoot } from '../../root.mjs';
import { readContainerfile } from './containerfile.mjs';
import { freePort } from './free-port.mjs';

const MOST_MB = 200;
const AIM_MB = 120;
const START_MS = 120_000;
const STOP_MS = 60_000;

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** The packages of a lock, each by name, version and checksum, wherever they lie. */
const packagesOf = (path) =>
  Object.entries(readJson(path).packages)
    .filter(([place]) => place.includes('node_modules/'))
    .map(([place, { version, integrity }]) => `${nameOf(place)} ${version} ${integrity}`);

const nameOf = (place) => place.replace(/.*node_modules\//, '');

/**
 * Takes the steps of the Containerfile without a container, starts what comes out of them by its
 * command, and asks by its health check. `npm test` has already taken the first two steps.
 */
export async function checkImage() {
  const { buildSteps, copies, environment, command, health } = readContainerfile();
  const home = mkdtempSync(join(tmpdir(), 'ablesbar-image-'));
  const image = join(home, 'image');
  try {
    const [, , assemble = ''] = buildSteps;
    const assembled = await run('sh', ['-c', assemble.replace(' /image', ` ${image}`)]);
    if (assembled.code !== 0) return [{ says: `the image: ${assembled.output}`, holds: false }];
    const { stdout } = await run('du', ['-sm', join(image, 'node_modules')]);
    const megabytes = Number.parseInt(stdout, 10);
    const lock = new Set(packagesOf(inRoot('package-lock.json')));
    const installed = packagesOf(join(image, 'node_modules/.package-lock.json'));
    const named = new Set(readJson(join(image, 'sbom.json')).components.map(({ purl }) => purl));
    const help = await run('npm', ['run', 'operator', '--', 'stats', '--help'], { cwd: image });
    const started = await start(join(image), { environment, command, health, data: home });
    return [
      {
        says: 'the Containerfile installs, builds, assembles and copies the result',
        holds: buildSteps.length === 3 && copies.join() === '--from=build /image ./',
      },
      {
        says: `the image has ${megabytes} MB of packages; at most ${MOST_MB}, aim ${AIM_MB}`,
        holds: megabytes > 0 && megabytes <= MOST_MB,
      },
      {
        says: `the ${installed.length} packages of the image are those of the lock`,
        holds: installed.length > 0 && installed.every((one) => lock.has(one)),
      },
      {
        says: `the list of parts names ${named.size} of them`,
        holds:
          named.size > 0 && named.size >= new Set(installed.map((one) => one.split(' ')[0])).size,
      },
      {
        says: 'the commands of the operator run there as the README calls them',
        holds: help.code === 0 && help.output.includes('npm run operator -- stats'),
      },
      ...started,
    ];
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

/** Starts the server as the image does, with other folders and another port. */
async function start(image, { environment, command, health, data }) {
  const port = String(await freePort());
  const env = {
    ...environment,
    HOST: '127.0.0.1',
    PORT: port,
    DATA_DIR: join(data, 'data'),
    DATABASE_URL: '',
    LC_ALL: 'de_DE.UTF-8',
  };
  const [program, ...args] = command;
  const options = { cwd: image, env, patienceMs: START_MS };
  const { child } = await startChildUntil(/Ablesbar läuft: \S+/, program, args, options);
  const [asker, ...question] = health;
  const healthy = await run(asker, question, { cwd: image, env });
  const pages = await Promise.all(
    ['/', '/ablesung-ohne-zugang', '/element/ablesbar-reading.js'].map((path) =>
      fetch(`http://127.0.0.1:${port}${path}`).then(({ status }) => status),
    ),
  );
  // Ended by force, it would have no exit code. A busy machine may need longer than a quiet one.
  await stopChild(child, { patience: STOP_MS });
  const { exitCode } = await child;
  const unhealthy = await run(asker, question, { cwd: image, env });
  return [
    { says: 'its health check succeeds while it runs', holds: healthy.code === 0 },
    {
      says: 'it serves portal, wizard and element',
      holds: pages.every((status) => status === 200),
    },
    { says: 'it ends by itself on SIGTERM', holds: exitCode === 0 },
    { says: 'its health check fails afterwards', holds: unhealthy.code !== 0 },
  ];
}
