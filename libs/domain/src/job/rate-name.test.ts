import { rateNameAmong } from './rate-name';

const rate = (rateName: string | null, obis: string | null) => ({ rateName, obis });

test.each([
  {
    says: 'different names tell rates apart',
    rates: [rate('Hochtarif', '1-1:1.8.1'), rate('Niedertarif', '1-1:1.8.2')],
    are: [
      { name: 'Hochtarif', mark: '' },
      { name: 'Niedertarif', mark: '' },
    ],
  },
  {
    says: 'rates that share a name are told apart by their code',
    rates: [rate('Verbrauch', '1-1:1.8.1'), rate('Verbrauch', '1-1:1.8.2')],
    are: [
      { name: 'Verbrauch (1-1:1.8.1)', mark: '1-1:1.8.1' },
      { name: 'Verbrauch (1-1:1.8.2)', mark: '1-1:1.8.2' },
    ],
  },
  {
    says: 'only those that share it',
    rates: [
      rate('Verbrauch', '1-1:1.8.1'),
      rate('Einspeisung', '1-1:2.8.0'),
      rate(' verbrauch', '1-1:1.8.2'),
    ],
    are: [
      { name: 'Verbrauch (1-1:1.8.1)', mark: '1-1:1.8.1' },
      { name: 'Einspeisung', mark: '' },
      { name: 'verbrauch (1-1:1.8.2)', mark: '1-1:1.8.2' },
    ],
  },
  {
    says: 'by their position if the codes are the same or missing',
    rates: [rate('Verbrauch', '1-1:1.8.0'), rate('Verbrauch', '1-1:1.8.0'), rate('Verbrauch', '')],
    are: [
      { name: 'Verbrauch (1)', mark: '1' },
      { name: 'Verbrauch (2)', mark: '2' },
      { name: 'Verbrauch (3)', mark: '3' },
    ],
  },
  {
    says: 'a rate without a name has its code',
    rates: [rate(null, '1-1:1.8.0'), rate('Einspeisung', '1-1:2.8.0')],
    are: [
      { name: '', mark: '1-1:1.8.0' },
      { name: 'Einspeisung', mark: '' },
    ],
  },
  {
    says: 'two rates without name and code have their position',
    rates: [rate(null, null), rate(' ', '')],
    are: [
      { name: '', mark: '1' },
      { name: '', mark: '2' },
    ],
  },
  {
    says: 'one rate without anything has nothing',
    rates: [rate(null, null)],
    are: [{ name: '', mark: '' }],
  },
])('$says', ({ rates, are }) => {
  expect(rates.map((one) => rateNameAmong(rates, one))).toEqual(are);
});
