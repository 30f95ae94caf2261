import { contrast } from '../../../libs/ui/src/theme/brand/colour-arithmetic';
import { measures, typeScale } from '../../../libs/ui/src/theme/measures';
import { designTokens } from './design-tokens';
import { COLOUR_PAIRS } from './colour-pairs';
import { pageColours } from '@ablesbar/ui/page-colours';

const tokens = designTokens('#a6123a', { measures, typeScale });

test.each([
  {
    says: "the utility's colour",
    token: tokens.light.brand,
    value: { colorSpace: 'srgb', components: [0.651, 0.0706, 0.2275], hex: '#a6123a' },
  },
  { says: 'a space', token: tokens.space[4], value: { value: 16, unit: 'px' } },
  {
    says: 'a size of type',
    token: tokens.type.title,
    value: {
      fontFamily: '{font}',
      fontSize: { value: 1.75, unit: 'rem' },
      fontWeight: 600,
      lineHeight: 1.1429,
      letterSpacing: { value: 0, unit: 'px' },
    },
  },
  {
    says: 'how long a change takes',
    token: tokens.motion.duration,
    value: { value: 150, unit: 'ms' },
  },
  { says: 'how it moves', token: tokens.motion.curve, value: [0.2, 0, 0, 1] },
])('the file for Figma has $says', ({ token, value }) => {
  expect(token.$value).toEqual(value);
});

test('both themes have the same colours, and each is whole', () => {
  const names = ({ $type, ...roles }) => Object.keys(roles);
  expect(names(tokens.dark)).toEqual(expect.arrayContaining(['paper', 'ink', 'brand', 'focus']));
  for (const name of names(tokens.light)) {
    expect(tokens.light[name].$value.hex).toMatch(/^#[0-9a-f]{6}$/);
  }
});

const cases = ['#00707a', '#ffcc00', '#a6123a'].flatMap((brand) =>
  ['light', 'dark'].map((theme) => ({ brand, theme })),
);
test.each(cases)(
  'every pair on the page reaches its contrast: $brand, $theme',
  ({ brand, theme }) => {
    const colours = pageColours(brand, theme);
    for (const { front, ground, needed } of COLOUR_PAIRS) {
      expect(contrast(colours[front], colours[ground])).toBeGreaterThanOrEqual(needed);
    }
  },
);
