import { withoutKnown } from './known-flaws.mjs';

const flaws = [{ story: 'a', problem: 'light: axe region', why: 'so far' }];
const region = 'light: axe region: All content (.x)';

test.each([
  { says: 'a known flaw', story: 'a', problems: [region], left: [] },
  {
    says: 'another beside it',
    story: 'a',
    problems: [region, 'thrown: x'],
    left: ['thrown: x'],
  },
  { says: 'the same elsewhere', story: 'b', problems: [region], left: [region] },
  {
    says: 'a corrected flaw',
    story: 'a',
    problems: [],
    left: ['corrected, so remove it from known-flaws.mjs: light: axe region'],
  },
  { says: 'a sound story', story: 'b', problems: [], left: [] },
])('$says', ({ story, problems, left }) => {
  expect(withoutKnown(story, problems, flaws)).toEqual(left);
});
