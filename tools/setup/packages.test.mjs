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
  { says: 'is there without what is meant for another system', packages: here, is: true },
  { says: 'is there with a package too many', packages: { ...here, x: {} }, is: true },
  { says: 'is not there without a package', packages: lacking, is: false },
  { says: 'is not there without the link to a lib', packages: unlinked, is: false },
  {
    says: 'is not there in another version',
    packages: { ...here, 'node_modules/react': { version: '19.3.0' } },
    is: false,
  },
])('an installation $says', ({ packages, is }) => {
  expect(isInstalled(lock, { packages })).toBe(is);
});
