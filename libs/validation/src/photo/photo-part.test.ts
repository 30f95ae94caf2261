import { isPhotoPart } from './photo-part';

const part = { left: 0, top: -0.1, width: 0.8, height: 0.2 };

test.each([
  { says: 'a part of a photo', kept: part, is: true },
  { says: 'a part at the edge of nothing', kept: { ...part, width: 0 }, is: false },
  { says: 'a part without height', kept: { ...part, height: -1 }, is: false },
  { says: 'a part without end', kept: { ...part, left: Infinity }, is: false },
  { says: 'a length as text', kept: { ...part, top: '0' }, is: false },
  { says: 'a length that is missing', kept: { left: 0, top: 0, width: 1 }, is: false },
  { says: 'nothing', kept: null, is: false },
  { says: 'a text', kept: 'x', is: false },
])('what was kept beside a photo: $says', ({ kept, is }) => {
  expect(isPhotoPart(kept)).toBe(is);
});
