import { applyBrand } from './apply-brand';
import { brandRoles } from './brand-roles';

/** jsdom has no media queries. A test can switch this one. */
function preference(isDark: boolean) {
  const query = Object.assign(new EventTarget(), { matches: isDark });
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => query });
  return {
    turn(to: boolean) {
      query.matches = to;
      query.dispatchEvent(new Event('change'));
    },
  };
}

const root = document.documentElement;
const textOf = (element: HTMLElement) => element.style.getPropertyValue('--ab-color-brandText');
const crimson = { light: brandRoles('#a6123a', 'light'), dark: brandRoles('#a6123a', 'dark') };
let stop: () => void = () => undefined;

afterEach(() => {
  stop();
  delete root.dataset['theme'];
});

test('sets every role on the element', () => {
  preference(false);
  const element = document.createElement('div');
  stop = applyBrand(element, '#a6123a');
  const set = Array.from(element.style, (name) => element.style.getPropertyValue(name));
  expect(set).toEqual(expect.arrayContaining(Object.values(crimson.light)));
  expect(element.style).toHaveLength(9);
});

test.each([
  { says: 'light, as the system', isDark: false, chosen: undefined, theme: 'light' },
  { says: 'dark, as the system', isDark: true, chosen: undefined, theme: 'dark' },
  { says: 'light, as chosen', isDark: true, chosen: 'light', theme: 'light' },
  { says: 'dark, as chosen', isDark: false, chosen: 'dark', theme: 'dark' },
  {
    says: 'the system again after a choice nobody knows',
    isDark: true,
    chosen: 'x',
    theme: 'dark',
  },
] as const)('$says', ({ isDark, chosen, theme }) => {
  preference(isDark);
  if (chosen !== undefined) root.dataset['theme'] = chosen;
  stop = applyBrand(root, '#a6123a');
  expect(textOf(root)).toBe(crimson[theme].brandText);
});

test('follows the system and the choice until it is stopped', async () => {
  const system = preference(false);
  stop = applyBrand(root, '#a6123a');
  system.turn(true);
  expect(textOf(root)).toBe(crimson.dark.brandText);
  root.dataset['theme'] = 'light';
  await Promise.resolve();
  expect(textOf(root)).toBe(crimson.light.brandText);
  stop();
  root.dataset['theme'] = 'dark';
  await Promise.resolve();
  expect(textOf(root)).toBe(crimson.light.brandText);
});

test('an embedded element has a theme of its own', () => {
  preference(false);
  const host = document.createElement('div');
  host.dataset['theme'] = 'dark';
  stop = applyBrand(host, '#a6123a', host);
  expect(textOf(host)).toBe(crimson.dark.brandText);
});
