import { filesBelow, textOf } from './sources.mjs';

const LAB = 'tools/lab/package-lock.json';
const packagesOf = (path) => JSON.parse(textOf(path)).packages;

// Each machine installs from its own registry.
test.each(['package-lock.json', LAB])('%s names no address of a registry', (path) => {
  const addressed = Object.entries(packagesOf(path)).filter(
    ([, { resolved, link }]) => resolved !== undefined && !link,
  );
  expect(Object.keys(packagesOf(path)).length).toBeGreaterThan(100);
  expect(addressed.map(([place]) => place)).toEqual([]);
});

// Without addresses, npm cannot tell which version of a lock a tag meant: it asks for the newest one again, and
// `npm ci` refuses the lock on the day of a release.
test.each(['package-lock.json', LAB])('%s asks for no package by a tag, such as latest', (path) => {
  const { overrides = {} } = JSON.parse(textOf(path.replace('-lock', '')));
  const asked = Object.values(packagesOf(path)).flatMap(({ dependencies = {} }) =>
    Object.entries(dependencies),
  );
  const byTag = asked.filter(([name, range]) => /^[a-z]{2,}$/.test(range) && !(name in overrides));
  expect(asked.length).toBeGreaterThan(100);
  expect(byTag).toEqual([]);
});

// Otherwise a benchmark would compare two versions of a library instead of our code with a floor.
test('the lab has the packages of the product in the same version', () => {
  const ours = packagesOf('package-lock.json');
  const { dependencies } = packagesOf(LAB)[''];
  const other = Object.entries(dependencies).filter(
    ([name, version]) => (ours[`node_modules/${name}`]?.version ?? version) !== version,
  );
  expect(other).toEqual([]);
});

// Each name is split, so that this file passes its own check.
const HOSTS = [
  ['registry', 'npmjs', 'org'],
  ['registry', 'yarnpkg', 'com'],
  ['deb', 'debian', 'org'],
  ['playwright', 'azureedge', 'net'],
  ['cdn', 'playwright', 'dev'],
].map((parts) => parts.join('.'));

test('no file names the host of a registry', () => {
  const naming = filesBelow('')
    .filter((path) => /\.([cm]?[jt]sx?|json|md|html|ya?ml|sh)$|^\.[^/]*$/.test(path))
    .filter((path) => HOSTS.some((host) => textOf(path).includes(host)));
  expect(naming).toEqual([]);
});
