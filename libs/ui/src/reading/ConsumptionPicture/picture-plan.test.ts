import { picturePlan } from './picture-plan';

const usual = { band: { lowest: 50, highest: 100 }, before: [50, 100] };

test.each([
  { says: 'twice the highest is still drawn to scale', entered: 200, isBroken: false, top: 22 },
  { says: 'one more is broken', entered: 201, isBroken: true, top: 22 },
  { says: 'within the band it ends there', entered: 75, isBroken: false, top: 51.5 },
  { says: 'nothing is still seen', entered: 0, isBroken: false, top: 137 },
])('picturePlan: $says', ({ entered, isBroken, top }) => {
  const plan = picturePlan({ ...usual, entered });
  expect([plan.isBroken, plan.entered.top]).toEqual([isBroken, top]);
});

test.each([
  { says: 'as high as the bars that it is made of', entered: 100, top: 22, bottom: 81 },
  { says: 'smaller beside a larger bar', entered: 200, top: 81, bottom: 110.5 },
])('the band is $says', ({ entered, top, bottom }) => {
  const { band, before } = picturePlan({ ...usual, entered });
  expect([band.top, band.bottom]).toEqual([top, bottom]);
  expect(before.map((bar) => bar.top)).toEqual([bottom, top]);
});

test('a band of nothing is a line on the axis', () => {
  const { band } = picturePlan({ band: { lowest: 0, highest: 0 }, before: [0], entered: 0 });
  expect([band.top, band.bottom]).toEqual([140, 143]);
});

test('the bars do not overlap', () => {
  const { before, entered } = picturePlan({ ...usual, before: [1, 2, 3, 4], entered: 1 });
  const lefts = [...before, entered].map(({ left }) => left);
  lefts.slice(1).forEach((left, n) => expect(left - (lefts[n] ?? 0)).toBeGreaterThan(30));
});
