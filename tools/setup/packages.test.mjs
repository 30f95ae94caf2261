import { isInstalled } from './packages.mjs';

const lock = {
  packages: {
    '': { version: '0.1.0' },
    'libs/domain': { version: '0.1.0' },
    'node_modules/@ablesbar/domain': { link: true },
    'node_modules/react': { version: '19.3.1' },
    'node_modules/binary-for-another-system': { version: '1.0.0', optional: true },
  },
};
const { ['']: _root, ...all } = lock.packages;
const { ['node_modules/binary-for-another-system']: _binary, ...here } = all;
const { ['node_modules/react']: _react, ...lacking } = here;
const { ['node_modules/@ablesbar/domain']: _link, ...unlinked } = here;

test.each([
  { says: 'is complete without packages for other systems', packages: here, is: true },
  { says: 'is complete with one more package', packages: { ...here, x: {} }, is: true },
  { says: 'lacks a package', packages: lacking, is: false },
  { says: 'lacks the link to a lib', packages: unlinked, is: false },
  {
    says: 'has another version',
    packages: { ...here, 'node_modules/react': { version: '19.3.0' } },
    is: false,
  },
])('an installation $says', ({ packages, is }) => {
  expect(isInstalled(lock, { packages })).toBe(is);
});
