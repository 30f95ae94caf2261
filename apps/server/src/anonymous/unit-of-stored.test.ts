import { wholeConfig } from '@ablesbar/domain';
import { unitOfStored } from './unit-of-stored';

const form = (obis: string, rateName: string) => ({ meterRateConfigs: [{ obis, rateName }] });
const { unknownUserReading } = wholeConfig({
  unknownUserReading: {
    meters: {
      ELECTRIC_METER: {
        subTypeMeterConfigs: [
          { subType: 'ONE', ...form('1-1:1.8.0', 'Verbrauch') },
          { subType: 'TWO', ...form('1-1:1.8.1', '') },
          { subType: 'OLD', ...form('1-1:2.8.0', 'Lieferung') },
        ],
        customMeterConfig: {
          label: { de: 'Wandler (MWh)' },
          meterRateConfigs: [
            { obis: '1-1:1.8.0', rateName: 'Wandler' },
            { obis: '1-1:2.8.0', rateName: 'Lieferung' },
          ],
        },
      },
      GAS_METER: { defaultMeterConfig: form('7-1:3.0.0', 'Verbrauch') },
      HEAT_METER: { defaultMeterConfig: form('', 'Wärme') },
    },
  },
});

it.each([
  { says: 'of its code', obis: '1-1:1.8.0', name: 'Verbrauch', is: 'kWh' },
  { says: 'of its code without a name', obis: '1-1:1.8.1', name: null, is: 'kWh' },
  { says: 'of the custom form', obis: '1-1:1.8.0', name: 'Wandler', is: 'MWh' },
  { says: 'none if two forms differ', obis: '1-1:2.8.0', name: 'Lieferung', is: null },
  { says: 'none for a name of another form', obis: '1-1:1.8.1', name: 'Verbrauch', is: null },
  { says: 'of gas', type: 'GAS_METER', obis: '7-1:3.0.0', name: 'Verbrauch', is: 'm³' },
  { says: 'none without a code', type: 'HEAT_METER', obis: '', name: 'Wärme', is: null },
])('the unit of a stored value is $says', ({ type = 'ELECTRIC_METER', obis, name, is }) => {
  expect(unitOfStored({ obis, rateName: name }, type, unknownUserReading)).toBe(is);
});
