import { isScanOffered } from './is-scan-offered';

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15';
const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36';
const khtml = '(KHTML, like Gecko)';
const safari = `${khtml} Version/18.1 Mobile/15E148 Safari/604.1`;

const phone = { maxTouchPoints: 5, isInstalled: false };

test.each([
  { says: 'Safari on an iPhone', userAgent: `${iphone} ${safari}`, is: true },
  {
    says: 'Chrome on an iPhone',
    userAgent: `${iphone} ${khtml} CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`,
    is: false,
  },
  {
    says: 'Firefox on an iPhone',
    userAgent: `${iphone} ${khtml} FxiOS/132.0 Mobile/15E148 Safari/605.1.15`,
    is: false,
  },
  {
    says: 'Edge on an iPhone, which names the version of Safari too',
    userAgent: `${iphone} ${khtml} Version/18.0 EdgiOS/131.0 Mobile/15E148 Safari/604.1`,
    is: false,
  },
  {
    says: 'a browser that adds itself at the end',
    userAgent: `${iphone} ${safari} OPT/5.3.0`,
    is: false,
  },
  {
    says: 'a window within an app on an iPhone',
    userAgent: `${iphone} ${khtml} Mobile/15E148`,
    is: false,
  },
  {
    says: 'Chrome on Android',
    userAgent: `${android} ${khtml} Chrome/131.0.0.0 Safari/537.36`,
    is: true,
  },
])('on a phone: $says', ({ userAgent, is }) => {
  expect(isScanOffered({ ...phone, userAgent })).toBe(is);
});

test('the portal on the home screen of an iPhone is Safari without its name', () => {
  const userAgent = `${iphone} ${khtml} Mobile/15E148`;
  expect(isScanOffered({ userAgent, maxTouchPoints: 5, isInstalled: true })).toBe(true);
});

const macChrome = `${mac} ${khtml} CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`;

test.each([
  { says: 'an iPad that says it is a Mac', maxTouchPoints: 5, is: false },
  { says: 'a Mac, which has one pointer at most', maxTouchPoints: 1, is: true },
])('$says, with Chrome', ({ maxTouchPoints, is }) => {
  expect(isScanOffered({ userAgent: macChrome, maxTouchPoints, isInstalled: false })).toBe(is);
});
