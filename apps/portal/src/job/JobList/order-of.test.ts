import { aJob } from '@ablesbar/domain/testing';
import { orderOf } from './order-of';

const jobs = (...ids: readonly string[]) => ids.map((id) => aJob({ id }));

test.each([
  {
    says: 'the meter that is missing stands behind the open ones',
    order: orderOf(jobs('a', 'b'), true, jobs('c')),
    paths: ['/ablesung/a', '/ablesung/b', '/ablesung/neu', '/ablesung/c'],
  },
  {
    says: 'where it cannot be read there is no gap',
    order: orderOf(jobs('a'), false, jobs('b')),
    paths: ['/ablesung/a', '/ablesung/b'],
  },
  { says: 'it may stand alone', order: orderOf([], true, []), paths: ['/ablesung/neu'] },
  { says: 'and there may be nothing', order: orderOf([], false, []), paths: [] },
])('$says', ({ order, paths }) => {
  expect(Array.from({ length: order.length }, (_, index) => order.at(index))).toEqual(paths);
  expect(paths.map(order.indexOf)).toEqual(paths.map((_, index) => index));
  expect(order.at(paths.length)).toBeNull();
  expect(order.indexOf('/ablesung/gone')).toBe(-1);
});
