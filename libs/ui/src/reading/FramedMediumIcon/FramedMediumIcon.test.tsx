import { render } from '@testing-library/react';
import { METER_TYPES } from '@ablesbar/domain';
import { FramedMediumIcon } from './FramedMediumIcon';

test('every medium has a sign of its own', () => {
  const signs = METER_TYPES.map((meterType) => {
    const { container } = render(<FramedMediumIcon meterType={meterType} />);
    return container.querySelector('svg')?.innerHTML;
  });
  expect(new Set(signs).size).toBe(METER_TYPES.length);
});
