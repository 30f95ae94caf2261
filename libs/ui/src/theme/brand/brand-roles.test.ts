import { dark, light } from '../colours';
import { brandRoles, type Theme } from './brand-roles';
import { contrast } from './colour-arithmetic';

const ratio = (a: string, b: string) => Math.round(contrast(a, b) * 100) / 100;

// The figures of look.md.
test.each([
  {
    name: 'petrol',
    colour: '#00707a',
    text: '#035c64',
    textRatio: 7.72,
    on: '#ffffff',
    onRatio: 5.84,
  },
  {
    name: 'yellow',
    colour: '#ffcc00',
    text: '#161b18',
    textRatio: 17.44,
    on: '#161b18',
    onRatio: 11.54,
  },
  {
    name: 'crimson',
    colour: '#a6123a',
    text: '#a30b37',
    textRatio: 7.89,
    on: '#ffffff',
    onRatio: 7.58,
  },
])('$name keeps its figures in the light', ({ colour, text, textRatio, on, onRatio }) => {
  const roles = brandRoles(colour, 'light');
  expect(roles.brand).toBe(colour);
  expect(roles.onBrand).toBe(on);
  expect(roles.brandText).toBe(text);
  expect(ratio(roles.brandText, light.paper)).toBe(textRatio);
  expect(ratio(roles.onBrand, roles.brand)).toBe(onRatio);
});

test.each([
  { name: 'petrol', colour: '#00707a', text: '#66bdc7' },
  { name: 'yellow', colour: '#ffcc00', text: '#ffcc00' },
  { name: 'crimson', colour: '#a6123a', text: '#fe8d98' },
])('$name keeps its words in the dark', ({ colour, text }) => {
  expect(brandRoles(colour, 'dark').brandText).toBe(text);
});

// The other figures of the same table: [fill, text on its hover, line on paper] by theme.
test.each([
  { name: 'petrol', colour: '#00707a', theme: 'light', fill: '#00707a', hover: 7.3, line: 5.84 },
  { name: 'petrol', colour: '#00707a', theme: 'dark', fill: '#00707a', hover: 7.3, line: 3.55 },
  { name: 'yellow', colour: '#ffcc00', theme: 'light', fill: '#ffcc00', hover: 12.74, line: 17.44 },
  { name: 'yellow', colour: '#ffcc00', theme: 'dark', fill: '#ffcc00', hover: 12.74, line: 12.05 },
  { name: 'crimson', colour: '#a6123a', theme: 'light', fill: '#a6123a', hover: 9.3, line: 7.58 },
  { name: 'crimson', colour: '#a6123a', theme: 'dark', fill: '#b92b49', hover: 7.41, line: 3.53 },
] as const)('$name as a fill in the $theme', ({ colour, theme, fill, hover, line }) => {
  const roles = brandRoles(colour, theme);
  expect(roles.brand).toBe(fill);
  expect(ratio(roles.onBrand, roles.brandHover)).toBe(hover);
  expect(ratio(roles.brandLine, (theme === 'dark' ? dark : light).paper)).toBe(line);
});

test.each([
  { says: 'a pale one gets an edge of ink in the light', theme: 'light', edge: '#161b18' },
  { says: 'in the dark it needs none', theme: 'dark', edge: 'transparent' },
] as const)('$says', ({ theme, edge }) => {
  expect(brandRoles('#ffcc00', theme).brandEdge).toBe(edge);
});

const colours = {
  petrol: '#00707a',
  yellow: '#ffcc00',
  crimson: '#a6123a',
  orange: '#f07d00',
  navy: '#0a1f44',
  grey: '#808080',
  sky: '#4fb3ff',
  lime: '#c4d600',
  black: '#000000',
  white: '#ffffff',
};

const cases = Object.entries(colours).flatMap(([name, colour]) =>
  (['light', 'dark'] satisfies Theme[]).map((theme) => ({ name, colour, theme })),
);

test.each(cases)('$name reaches every ratio in the $theme', ({ colour, theme }) => {
  const roles = brandRoles(colour, theme);
  const { paper, sunken, plate, ink } = theme === 'dark' ? dark : light;
  expect(contrast(roles.onBrand, roles.brand)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(roles.onBrand, roles.brandHover)).toBeGreaterThanOrEqual(4.5);
  for (const ground of [paper, sunken, roles.brandTint]) {
    expect(contrast(roles.brandText, ground)).toBeGreaterThanOrEqual(7);
  }
  for (const ground of [paper, sunken, plate]) {
    expect(contrast(roles.brandLine, ground)).toBeGreaterThanOrEqual(3);
    expect(contrast(roles.focus, ground)).toBeGreaterThanOrEqual(3);
  }
  expect(contrast(ink, roles.brandTint)).toBeGreaterThanOrEqual(7);
  const edge = roles.brandEdge === 'transparent' ? roles.brand : roles.brandEdge;
  expect(contrast(edge, paper)).toBeGreaterThanOrEqual(3);
});

test.each([
  { says: 'no colour', colour: null },
  { says: 'a word', colour: 'petrol' },
  { says: 'too few digits', colour: '#00707' },
  { says: 'something else in disguise', colour: '#00707a;--x:url(//x)' },
])('$says becomes the default', ({ colour }) => {
  expect(brandRoles(colour, 'light').brand).toBe('#00707a');
});

test('a short colour means the long one', () => {
  expect(brandRoles('#FC0', 'light')).toEqual(brandRoles('#ffcc00', 'light'));
});
