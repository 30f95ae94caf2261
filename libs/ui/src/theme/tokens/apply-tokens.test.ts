import { brandRoles } from '../brand/brand-roles';
import { applyTokens } from './apply-tokens';
import { hexOfSrgb } from './token-probe';

let host: HTMLElement;
let surface: HTMLElement;
let stop: () => void;
beforeEach(() => {
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: () => Object.assign(new EventTarget(), { matches: false }),
  });
  host = document.body.appendChild(document.createElement('div'));
  surface = host.appendChild(document.createElement('div'));
});
afterEach(() => {
  stop();
  host.remove();
});

const apply = (style: string, themeColor: string | null = '#a6123a') => {
  host.setAttribute('style', style);
  stop = applyTokens({ host, surface, themeColor });
};
const valueOf = (property: string) => surface.style.getPropertyValue(property);

test.each([
  { says: "the page's colour", style: '--ablesbar-brand: #0a1f44', brand: '#0a1f44' },
  { says: 'a short one', style: '--ablesbar-brand: #fc0', brand: '#ffcc00' },
  { says: "the utility's own where the page sets none", style: '', brand: '#a6123a' },
  {
    says: "the utility's own for what is no colour",
    style: '--ablesbar-brand: #0a1f4',
    brand: '#a6123a',
  },
])('brand: $says', ({ style, brand }) => {
  apply(style);
  expect(valueOf('--ab-color-brand')).toBe(brandRoles(brand, 'light').brand);
});

test('font, corners and the size of the text', () => {
  apply('--ablesbar-font: Georgia, serif; --ablesbar-radius: 12px; --ablesbar-text-size: 20px');
  expect(valueOf('--ab-font')).toBe('Georgia, serif');
  expect(valueOf('--ab-radius-control')).toBe('12px');
  expect(valueOf('--ab-rem')).toBe('20px');
});

test('follows a change of the tokens until it is stopped', () => {
  apply('--ablesbar-radius: 12px');
  const probe = surface.previousElementSibling;
  host.setAttribute('style', '--ablesbar-brand: #0a1f44');
  probe?.dispatchEvent(new Event('transitionrun'));
  expect(valueOf('--ab-radius-control')).toBe('');
  expect(valueOf('--ab-color-brand')).toBe(brandRoles('#0a1f44', 'light').brand);
  stop();
  expect(probe?.isConnected).toBe(false);
});

test.each([
  { says: 'a colour', color: 'color(srgb 0 0.501961 1)', hex: '#0080ff' },
  { says: 'a colour beyond sRGB', color: 'color(srgb 1.0931 -0.2268 -1.5e-7)', hex: '#ff0000' },
  { says: 'a translucent one', color: 'color(srgb 0 0 0 / 0)', hex: null },
  { says: 'no colour', color: 'rgba(0, 0, 0, 0)', hex: null },
])('as hex: $says', ({ color, hex }) => {
  expect(hexOfSrgb(color)).toBe(hex);
});
