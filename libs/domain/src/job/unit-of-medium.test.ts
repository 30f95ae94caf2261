import { unitOfMedium } from './unit-of-medium';

test.each([
  { medium: 'ELECTRIC_METER', is: 'kWh' },
  { medium: 'GAS_METER', is: 'm³' },
  { medium: 'WATER_WARM_METER', is: 'm³' },
  { medium: 'HEAT_METER', is: '' },
  { medium: null, is: '' },
] as const)('the unit of $medium is "$is"', ({ medium, is }) => {
  expect(unitOfMedium(medium)).toBe(is);
});
