import { render } from '@testing-library/react';
import { METER_TYPES } from '@ablesbar/domain';
import { MediumCell } from './MediumCell';

test('every medium has a sign of its own', () => {
  const signs = METER_TYPES.map((meterType) => {
    const { container } = render(<MediumCell meterType={meterType} />);
    return container.querySelector('svg')?.innerHTML;
  });
  expect(new Set(signs).size).toBe(METER_TYPES.length);
});
