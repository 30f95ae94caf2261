import { isRoute } from './is-route';

test.each([
  { says: 'the start', route: '/', pathname: '/', is: true },
  { says: 'not the start', route: '/', pathname: '/ablesung', is: false },
  { says: 'a list', route: '/ablesung', pathname: '/ablesung', is: true },
  { says: 'with a slash at its end', route: '/ablesung', pathname: '/ablesung/', is: true },
  { says: 'in capitals', route: '/ablesung', pathname: '/Ablesung', is: true },
  { says: 'one of the list', route: '/ablesung/:jobId', pathname: '/ablesung/k-%C3%BC', is: true },
  { says: 'none of the list', route: '/ablesung/:jobId', pathname: '/ablesung/', is: false },
  { says: 'something below one', route: '/ablesung/:jobId', pathname: '/ablesung/1/2', is: false },
  { says: 'what only begins alike', route: '/m', pathname: '/management', is: false },
])('$says', ({ route, pathname, is }) => {
  expect(isRoute(route, pathname)).toBe(is);
});
