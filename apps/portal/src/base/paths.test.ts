import * as paths from './paths';
import { isRoute } from './paths';

// Letters, bookmarks and installed apps contain these addresses: a changed address breaks them.
test('the addresses of the portal', () => {
  const fixed = Object.entries(paths).filter(
    ([name, path]) => typeof path === 'string' && !name.startsWith('BY_'),
  );
  expect(Object.fromEntries(fixed)).toEqual({
    HOME_PATH: '/',
    JOBS_PATH: '/ablesung',
    JOB_ROUTE: '/ablesung/:jobId',
    ROUND_ROUTE: '/ablesung/rundgang/:jobId',
    UNLISTED_PATH: '/ablesung/neu',
    EVALUATION_PATH: '/auswertung',
    HELP_PATH: '/help',
    ACCESSIBILITY_PATH: '/barrierefreiheit',
    LINK_PATH: '/m',
    INTRODUCTION_PATH: '/introduction',
    ANONYMOUS_READING_PATH: '/ablesung-ohne-zugang',
    RECEIPTS_PATH: '/nachweise',
    RECEIPT_ROUTE: '/nachweise/:receiptId',
    HANDOVER_PATH: '/nachweise/protokoll',
    HANDOVER_RECEIPT: 'nachweis',
    MANAGEMENT_PATH: '/management',
    SHARES_ROUTE: '/management/account/:accountId',
    TABLE_ROUTE: '/management/ablesung/:accountId',
    SHARE_ROUTE: '/management/account/:accountId/:childAccountId',
  });
});

test('the routes that need a login', () => {
  expect(paths.SIGNED_IN_ROUTES).toEqual([
    ...['/', '/ablesung', '/ablesung/:jobId', '/ablesung/rundgang/:jobId'],
    ...['/auswertung', '/auswertung/:jobId', '/help'],
    ...['/nachweise', '/nachweise/:receiptId', '/management', '/management/account/:accountId'],
    ...['/management/account/:accountId/:childAccountId', '/management/ablesung/:accountId'],
  ]);
});

test.each([
  { path: paths.jobPath('a/b'), is: '/ablesung/a%2Fb' },
  { path: paths.roundPath('a/b'), is: '/ablesung/rundgang/a%2Fb' },
  { path: paths.evaluationPath('a/b'), is: '/auswertung/a%2Fb' },
  { path: paths.receiptPath('a/b'), is: '/nachweise/a%2Fb' },
  { path: paths.handoverPath('a/b'), is: '/nachweise/protokoll?nachweis=a%2Fb' },
  { path: paths.sharesPath('a/b'), is: '/management/account/a%2Fb' },
  { path: paths.subAccountPath('a/b', 'c/d'), is: '/management/account/a%2Fb/c%2Fd' },
  { path: paths.tablePath('a/b'), is: '/management/ablesung/a%2Fb' },
])('a job id is one part of an address: $is', ({ path, is }) => {
  expect(path).toBe(is);
});

test.each([
  { says: 'the start', route: '/', pathname: '/', is: true },
  { says: 'not the start', route: '/', pathname: '/ablesung', is: false },
  { says: 'a list', route: '/ablesung', pathname: '/ablesung', is: true },
  { says: 'with a slash at its end', route: '/ablesung', pathname: '/ablesung/', is: true },
  { says: 'in capitals', route: '/ablesung', pathname: '/Ablesung', is: true },
  { says: 'one of the list', route: '/ablesung/:jobId', pathname: '/ablesung/k-%C3%BC', is: true },
  { says: 'none of the list', route: '/ablesung/:jobId', pathname: '/ablesung/', is: false },
  {
    says: 'an address below a job',
    route: '/ablesung/:jobId',
    pathname: '/ablesung/1/2',
    is: false,
  },
  {
    says: 'another address with the same beginning',
    route: '/m',
    pathname: '/management',
    is: false,
  },
])('$says', ({ route, pathname, is }) => {
  expect(isRoute(route, pathname)).toBe(is);
});
