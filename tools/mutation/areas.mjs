/**
 * What `npm run mutation` changes, and how much of it the tests must notice.
 */
export const AREAS = [
  { name: 'domain', project: 'libs/domain', least: 0.9 },
  { name: 'validation', project: 'libs/validation', least: 0.9 },
  {
    name: 'offline-queue',
    project: 'libs/offline-queue',
    folders: ['outbox'],
    // Minutes of random weather for each mutant, where a table says in a second what is wrong.
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
    // What draws (.tsx) is looked at in its stories, which take seconds a change.
    ...(app === 'portal' ? { endings: 'ts' } : {}),
    // A server's tests open a database first, which takes seconds where the machine is busy.
    ...(app === 'server' ? { testTimeoutMs: 20_000 } : {}),
    least: 0.85,
  };
}

/**
 * `domain`, `domain job`, `domain job/obis`; `portal` is all its folders, `portal/outbox send-record` and
 * `portal outbox/send-record` one file of one of them. A file is named by the beginning of its name.
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
  // An area of one folder needs no folder's name before the file's.
  if (folders.length === 1 && first !== folders[0]) return { folder: '', file: first };
  return { folder: first, file: second };
}
