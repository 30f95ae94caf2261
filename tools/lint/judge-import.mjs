import { builtinModules } from 'node:module';
import { posix } from 'node:path';
import { featureHouses, onlyFor, rings, secondDoors, zones } from '../rings.mjs';

const SCOPE = '@ablesbar/';
const NOT_THE_INDEX = 'a lib is used through its index.ts; everything else in it is private.';
const TESTING = 'builders and fakes are for tests and stories only.';
const BY_NAME = 'another project is imported by its name, so that these rules see the ring.';
const THE_ROOF = 'app/ knows the features, and no feature knows it.';
const PAST_THE_INDEX =
  'a feature is used through its index.ts; only a lazy import may name a file.';
const NO_NODE = 'this runs in a browser, without Node.';

const isUnder = (path, folder) => path === folder || path.startsWith(`${folder}/`);

const ringOf = (path) =>
  Object.keys(rings).find((name) => isUnder(path, rings[name].folder)) ?? null;

const isTestFile = (path) =>
  /\.(test|spec|stories|examples)\.[cm]?tsx?$/.test(path) || path.includes('/testing/');

const packageOf = (specifier) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

const isListed = (specifier, patterns) =>
  patterns.some((pattern) =>
    pattern.endsWith('*')
      ? specifier.startsWith(pattern.slice(0, -1))
      : packageOf(specifier) === pattern,
  );

const isNode = (specifier) => specifier.startsWith('node:') || builtinModules.includes(specifier);

function judgeOwnLib(ringName, specifier, isTest) {
  const [target, ...door] = specifier.slice(SCOPE.length).split('/');
  const ring = rings[ringName];
  const isOpen = (one) => one === target || one === [target, ...door].join('/');
  if (target !== ringName && !ring.mayImport.some(isOpen)) return ring.why;
  if (door.length === 0 || secondDoors.includes([target, ...door].join('/'))) return null;
  if (door.join('/') !== 'testing') return NOT_THE_INDEX;
  return isTest ? null : TESTING;
}

function judgeRelative(file, specifier, isTest) {
  const path = posix.join(posix.dirname(file), specifier);
  if (ringOf(path) !== ringOf(file)) return BY_NAME;
  return !isTest && /\/testing(\/|$)/.test(path) ? TESTING : null;
}

function judgePackage(ring, specifier, isTest) {
  if (isListed(specifier, ring.never)) return ring.why;
  if (isTest) return null;
  if (isNode(specifier)) return ring.hasNode ? null : `${ring.why} And ${NO_NODE}`;
  if (ring.packages === 'any' || isListed(specifier, ring.packages)) return null;
  return ring.why;
}

function fenceOf(file, specifier) {
  const target = specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : specifier;
  return onlyFor.find(({ what }) => what.some((one) => isUnder(target, one)));
}

function judgeZone(file, specifier) {
  const path = specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : null;
  const refusing = zones.find(({ folders, except, never, neverFolders }) => {
    const home = folders.find((folder) => isUnder(file, folder));
    if (!home || except?.test(file)) return false;
    if (path === null) return isListed(specifier, never);
    return !isUnder(path, home) && neverFolders.some((folder) => isUnder(path, folder));
  });
  return refusing?.why ?? null;
}

function judgeFeature(file, specifier, isLazy) {
  if (!specifier.startsWith('.')) return null;
  const path = posix.join(posix.dirname(file), specifier);
  const house = featureHouses.find(({ folder }) => isUnder(file, folder) && isUnder(path, folder));
  if (!house) return null;
  const [home, target] = [file, path].map((one) => one.slice(house.folder.length + 1).split('/'));
  const isMain = home.length === 1;
  if (isMain || home[0] === target[0] || house.floor.includes(target[0])) return null;
  if (house.roof.includes(target[0])) return house.roof.includes(home[0]) ? null : THE_ROOF;
  return target.length === 1 || isLazy || !house.byIndex ? null : PAST_THE_INDEX;
}

/**
 * Null if the file (a path from the root) may import the specifier, otherwise the reason why not.
 * Type imports, re-exports and lazy imports are judged like all others, with one exception: a lazy
 * import may name any file of another feature of the app.
 */
export function judgeImport(file, specifier, isLazy = false) {
  const ringName = ringOf(file);
  if (!ringName || !isUnder(file, `${rings[ringName].folder}/src`)) return null;
  const fence = fenceOf(file, specifier);
  if (fence) return fence.importers.some((one) => isUnder(file, one)) ? null : fence.why;
  const isTest = isTestFile(file);
  const inZone = isTest ? null : judgeZone(file, specifier);
  if (inZone) return inZone;
  const amongFeatures = isTest ? null : judgeFeature(file, specifier, isLazy);
  if (amongFeatures) return amongFeatures;
  if (specifier.startsWith('.')) return judgeRelative(file, specifier, isTest);
  if (specifier.startsWith(SCOPE)) return judgeOwnLib(ringName, specifier, isTest);
  return judgePackage(rings[ringName], specifier, isTest);
}
