import { parseObis } from './obis';

const whole = { medium: '1', channel: '0', measure: '1', type: '8', tariff: '0', storage: '255' };

test.each([
  { says: 'everything', text: '1-0:1.8.0*255', obis: whole },
  { says: 'without storage', text: '1-0:1.8.0', obis: { ...whole, storage: null } },
  { says: 'without tariff', text: '1-0:1.8', obis: { ...whole, tariff: null, storage: null } },
  { says: 'without channel', text: '1:1.8.0*255', obis: { ...whole, channel: null } },
  { says: 'blanks around it', text: ' 1-0:1.8.0*255 ', obis: whole },
  {
    says: 'a letter as measure',
    text: '1-0:C.1.0*255',
    obis: { ...whole, measure: 'C', type: '1' },
  },
  { says: 'no medium', text: '1.8.0', obis: null },
  { says: 'no measure', text: '1-0:', obis: null },
  { says: 'no type', text: '1-0:1', obis: null },
  {
    says: 'three digits',
    text: '128-199:199.255.255*255',
    obis: {
      medium: '128',
      channel: '199',
      measure: '199',
      type: '255',
      tariff: '255',
      storage: '255',
    },
  },
  { says: 'four are too many', text: '1-0:1.8.0*2555', obis: null },
  { says: 'something before it', text: 'OBIS 1-0:1.8.0', obis: null },
  { says: 'something behind it', text: '1-0:1.8.0.7.7', obis: null },
  { says: 'some text', text: 'Verbrauch', obis: null },
  { says: 'nothing', text: '', obis: null },
  { says: 'none', text: null, obis: null },
])('parseObis: $says', ({ text, obis }) => {
  expect(parseObis(text)).toEqual(obis);
});
