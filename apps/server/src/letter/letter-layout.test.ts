import { besideLogo, wholeLayout } from './letter-layout';

test.each([
  { says: 'on the left, up to 5 mm before it', logo: {}, is: { left: 25, width: 105 } },
  { says: 'on the right of a logo on the left', logo: { left: 20 }, is: { left: 80, width: 110 } },
])('a long name of a utility never reaches the logo: it stands $says', ({ logo, is }) => {
  expect(besideLogo(wholeLayout({ logo }))).toEqual(is);
});
