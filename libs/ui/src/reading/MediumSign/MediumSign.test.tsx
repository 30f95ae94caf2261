import { render } from '@testing-library/react';
import { METER_TYPES } from '@ablesbar/domain';
import { MediumSign } from './MediumSign';

test('every medium has a colour of its own', () => {
  const looks = METER_TYPES.map(
    (meterType) =>
      render(<MediumSign meterType={meterType} />).container.firstElementChild?.className,
  );
  expect(new Set(looks).size).toBe(METER_TYPES.length);
});
