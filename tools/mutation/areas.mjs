/**
 * The code that `npm run mutation` changes, and the share of changes that the tests must notice.
 */
export const AREAS = [
  { name: 'domain', project: 'libs/domain', least: 0.9 },
  { name: 'validation', project: 'libs/validation', least: 0.9 },
  { name: 'digit-reader', project: 'libs/digit-reader', folders: ['counter'], least: 0.85 },
  {
    name: 'offline-queue',
    project: 'libs/offline-queue',
    folders: ['outbox'],
    // These tests take minutes of random faults for each mutant. The tables notice a mutant in a
    // second.
    without: ['queue-simulation', 'outbox-model', 'kill-points'],
    least: 0.85,
  },
  ...['app', 'outbox', 'session', 'reading'].map((folder) => areaOf('portal', folder)),
  areaOf('server', 'session'),
  areaOf('server', 'job'),
  areaOf('server', 'reading'),
  areaOf('server', 'sharing'),
  areaOf('server', 'anonymous'),
];

function areaOf(app, folder) {
  return {
    name: `${app}/${folder}`,
    project: `apps/${app}`,
    folders: [folder],
    isBrowser: app === 'portal',
    // Components (.tsx) are tested by stories, which would take seconds for each change.
    ...(app === 'portal' ? { endings: 'ts' } : {}),
    // The server's tests first open a database, which takes seconds on a busy machine.
    ...(app === 'server' ? { testTimeoutMs: 20_000 } : {}),
    least: 0.85,
  };
}

/**
 * The areas, folders and files for words like `domain`, `domain job` or `domain job/obis`. `portal`
 * means all its folders; `portal/outbox send-record` and `portal outbox/send-record` mean one file.
 * The beginning of a file name is enough.
 */
export function chosen([only, path = ''], areas = AREAS) {
  if (only === undefined) return areas.map((area) => ({ area, folder: '', file: '' }));
  const byName = areas.filter(({ name }) => name === only);
  if (byName.length > 0) return byName.map((area) => ({ area, ...inside(area, path) }));
  const [folder, file = ''] = path.split('/');
  return areas
    .filter(({ name }) =>
      folder === '' ? name.startsWith(`${only}/`) : name === `${only}/${folder}`,
    )
    .map((area) => ({ area, folder: '', file }));
}

function inside({ folders = [] }, path) {
  const [first, second = ''] = path.split('/');
  // In an area with one folder, the name of the file is enough.
  if (folders.length === 1 && first !== folders[0]) return { folder: '', file: first };
  return { folder: first, file: second };
}
