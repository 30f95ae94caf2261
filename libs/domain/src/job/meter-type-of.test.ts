import { aJob, aMeter, aRateTask } from '../testing';
import { meterTypeOf } from './meter-type-of';

test.each([
  { obis: '1-1:1.8.0', type: 'ELECTRIC_METER' },
  { obis: '6-0:1.0.0', type: 'HEAT_METER' },
  { obis: '7-0:3.0.0', type: 'GAS_METER' },
  { obis: '8-0:1.0.0', type: 'WATER_METER' },
  { obis: '9-0:1.0.0', type: 'WATER_WARM_METER' },
  { obis: '5-0:1.0.0', type: 'GENERIC_METER' },
  { obis: '0-0:1.0.0', type: 'GENERIC_METER' },
  { obis: '11-0:1.0.0', type: 'GENERIC_METER' },
  { obis: '1.8.0', type: 'GENERIC_METER' },
  { obis: null, type: 'GENERIC_METER' },
])('the medium of the OBIS code $obis tells $type', ({ obis, type }) => {
  const meter = aMeter({ meterType: null, meterRateTasks: [aRateTask({ obis })] });
  expect(meterTypeOf(aJob({ meter }))).toBe(type);
});

const gas = aRateTask({ obis: '7-0:3.0.0' });
const water = aRateTask({ obis: '8-0:1.0.0' });

test.each([
  { says: "the meter's own type", own: 'HEAT_METER', info: 'WATER_METER', type: 'HEAT_METER' },
  { says: "the job info's type", own: null, info: 'WATER_METER', type: 'WATER_METER' },
  { says: 'generic is a type of its own', own: 'GENERIC_METER', info: null, type: 'GENERIC_METER' },
  { says: 'else the code', own: null, info: null, type: 'GAS_METER' },
] as const)('what counts first: $says', ({ own, info, type }) => {
  const meter = aMeter({ meterType: own, meterRateTasks: [gas, water] });
  expect(meterTypeOf(aJob({ meter, jobInfo: { meterType: info } }))).toBe(type);
});

test('a meter without rates is generic', () => {
  const meter = aMeter({ meterType: null, meterRateTasks: [] });
  expect(meterTypeOf(aJob({ meter }))).toBe('GENERIC_METER');
});
