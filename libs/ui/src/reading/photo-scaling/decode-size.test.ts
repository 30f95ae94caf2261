import { decodeSize } from './decode-size';

test.each([
  { says: '48 megapixels by two eighths', from: [8064, 6048], to: [2016, 1512] },
  { says: '12 megapixels by four', from: [4032, 3024], to: [2016, 1512] },
  { says: 'held upright', from: [3024, 4032], to: [1512, 2016] },
  { says: 'exactly an eighth', from: [12_800, 600], to: [1600, 75] },
  { says: 'one pixel less needs two', from: [12_799, 600], to: [3200, 150] },
  { says: 'seven eighths are just enough', from: [1829, 1000], to: [1601, 875] },
  { says: 'seven eighths are just too small', from: [1828, 1000], to: null },
  { says: 'as large as it is sent', from: [1600, 1200], to: null },
  { says: 'smaller than it is sent', from: [800, 600], to: null },
])('decodeSize: $says', ({ from: [width = 0, height = 0], to }) => {
  const size = decodeSize({ width, height });
  expect(size && [size.width, size.height]).toEqual(to);
});
