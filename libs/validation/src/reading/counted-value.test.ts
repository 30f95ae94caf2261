import { aConfig } from '@ablesbar/domain/testing';
import { countedValue } from './counted-value';

test.each([
  { says: 'decimals count', masked: false, decimals: '5' },
  { says: 'masked decimals do not', masked: true, decimals: '' },
])('countedValue: $says', ({ masked, decimals }) => {
  const { meterReading } = aConfig({ meterReading: { maskPostDecimals: masked } });
  expect(countedValue({ integer: '43121', decimals: '5' }, meterReading)).toEqual({
    integer: '43121',
    decimals,
  });
});
