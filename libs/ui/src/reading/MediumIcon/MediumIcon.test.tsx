import { render } from '@testing-library/react';
import { METER_TYPES } from '@ablesbar/domain';
import { MediumIcon } from './MediumIcon';

test('every medium has a colour of its own', () => {
  const looks = METER_TYPES.map(
    (meterType) =>
      render(<MediumIcon meterType={meterType} />).container.firstElementChild?.className,
  );
  expect(new Set(looks).size).toBe(METER_TYPES.length);
});
