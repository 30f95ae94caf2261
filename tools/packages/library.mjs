import { inRoot } from '../root.mjs';
import { readJson } from '../process/report.mjs';

/** In the order of their rings: each is built of those before it. */
export const LIBRARIES = [
  'domain',
  'validation',
  'i18n',
  'api-client',
  'offline-queue',
  'ui',
  'digit-reader',
];

/**
 * Doors for this repository alone: builders and fakes of its tests, two plugins of its own builds,
 * and a stylesheet that the package has as a file.
 */
const NOT_PACKED = ['./testing', './old-browser', './late-files', './global'];

const TARBALLS = inRoot('.cache/packages/tarballs');

export const manifestOf = (name) => readJson(inRoot('libs', name, 'package.json'));

/** A library and the places of its package. `entries` has the built file of each door, without its ending. */
export function libraryNamed(name) {
  const manifest = manifestOf(name);
  const folder = inRoot('libs', name);
  const out = inRoot('.cache/packages', manifest.name);
  const doors = Object.entries(manifest.exports).filter(([door]) => !NOT_PACKED.includes(door));
  return {
    manifest,
    folder,
    sources: doors.map(([, path]) => `${folder}/${path.slice(2)}`),
    entries: Object.fromEntries(
      doors.map(([door, path]) => [door, path.replace(/^\.\/src\/|\.tsx?$/g, '')]),
    ),
    out,
    tarballs: TARBALLS,
    tarball: `${TARBALLS}/${manifest.name.slice(1).replace('/', '-')}-${manifest.version}.tgz`,
    hasStyle: Array.isArray(manifest.sideEffects),
  };
}
