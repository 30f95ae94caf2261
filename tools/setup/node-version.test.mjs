import { isNewEnough } from './node-version.mjs';

test.each([
  { says: 'accepts exactly the version', version: '20.19.0', is: true },
  { says: 'refuses the one before', version: '20.18.9', is: false },
  { says: 'accepts a later major with a smaller minor', version: '22.1.0', is: true },
  { says: 'refuses an earlier major with a larger minor', version: '18.99.0', is: false },
])('$says', ({ version, is }) => {
  expect(isNewEnough(version, '20.19')).toBe(is);
});
