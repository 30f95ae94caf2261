import { filesBelow, textOf } from './sources.mjs';

// The lock must install from whatever registry a machine is set up for.
test('the lock names no address to load from', () => {
  const { packages } = JSON.parse(textOf('package-lock.json'));
  const addressed = Object.entries(packages).filter(
    ([, { resolved, link }]) => resolved !== undefined && !link,
  );
  expect(Object.keys(packages).length).toBeGreaterThan(100);
  expect(addressed.map(([path]) => path)).toEqual([]);
});

// Written in two halves, so that this file passes its own check.
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
