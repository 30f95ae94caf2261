import { fittedSize } from './fitted-size';

test.each([
  { says: 'exactly the limit stays', from: [1600, 1600], to: [1600, 1600] },
  { says: 'one pixel wider is made smaller', from: [1601, 1600], to: [1600, 1599] },
  { says: 'one pixel higher is made smaller', from: [1600, 1601], to: [1599, 1600] },
  { says: 'a small photo is never enlarged', from: [640, 480], to: [640, 480] },
  { says: 'one edge at the limit', from: [1600, 900], to: [1600, 900] },
  { says: 'across', from: [4032, 3024], to: [1600, 1200] },
  { says: 'upright', from: [3024, 4032], to: [1200, 1600] },
  { says: 'half a pixel is rounded up', from: [3200, 2001], to: [1600, 1001] },
  { says: 'less than half is rounded down', from: [4800, 3001], to: [1600, 1000] },
  { says: 'a panorama keeps one pixel', from: [16000, 4], to: [1600, 1] },
  { says: 'a tower keeps one pixel', from: [1, 9000], to: [1, 1600] },
  { says: 'one pixel', from: [1, 1], to: [1, 1] },
  { says: 'nothing becomes one pixel', from: [0, 0], to: [1, 1] },
])('fittedSize: $says', ({ from: [width = 0, height = 0], to }) => {
  const fitted = fittedSize({ width, height });
  expect([fitted.width, fitted.height]).toEqual(to);
});
