import { METER_TYPES, wholeConfig } from '@ablesbar/domain';
import fc from 'fast-check';
import { chosenMeter } from './chosen-meter';
import { selectedRates } from './selected-rates';

const code = fc.constantFrom('1.8.0', '1.8.1', '2.8.0', '');
const form = fc.record(
  {
    meterRateConfigs: fc.array(fc.record({ obis: code }), { maxLength: 3 }),
    defaultSelectedMeterRatesByOBIS: fc.array(code, { maxLength: 2 }),
  },
  { requiredKeys: [] },
);
const meter = fc.record(
  {
    defaultMeterConfig: form,
    subTypeMeterConfigs: fc.array(
      form.map((rates) => ({ ...rates, subType: 'A' })),
      { maxLength: 2 },
    ),
    customMeterConfig: form,
  },
  { requiredKeys: [] },
);
const choice = fc.record({
  meterNumber: fc.constantFrom('', '1ESY1160123456'),
  meterType: fc.option(fc.constantFrom(...METER_TYPES)),
  subType: fc.option(fc.constantFrom('A', 'B')),
  isCustom: fc.boolean(),
});

test('every meter that is offered has something to read, however it is chosen', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...METER_TYPES), meter), choice, (json, entered) => {
      const { meters } = wholeConfig({ unknownUserReading: { meters: json } }).unknownUserReading;
      const chosen = chosenMeter(entered, meters);
      if (chosen === null) expect(meters).toEqual([]);
      else expect(selectedRates(chosen.rates, null)).not.toEqual([]);
    }),
  );
});
