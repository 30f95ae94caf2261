import { createTexts } from '../texts/create-texts';
import { codeBeside, sayRate, sayReading } from './say-rate';

const consumption = { rateName: 'Verbrauch', obis: '1-1:1.8.1' };

test.each([
  { says: 'its name', others: [], rate: consumption, is: 'Verbrauch' },
  {
    says: 'its name and code beside another of this name',
    others: [{ rateName: 'Verbrauch', obis: '1-1:1.8.2' }],
    rate: consumption,
    is: 'Verbrauch (1-1:1.8.1)',
  },
  {
    says: 'its code if it has no name',
    others: [consumption],
    rate: { rateName: null, obis: '1-1:1.8.0' },
    is: 'Zählerstand 1-1:1.8.0',
  },
  {
    says: 'a word if it has no name and is the only one',
    others: [],
    rate: { rateName: null, obis: '1-1:1.8.0' },
    is: 'Zählerstand',
  },
  {
    says: 'a word if it has nothing',
    others: [],
    rate: { rateName: null, obis: null },
    is: 'Zählerstand',
  },
])('a rate is called by $says', async ({ others, rate, is }) => {
  const { t } = await createTexts({ language: 'de', translations: {} });
  expect(sayRate(t, [rate, ...others], rate)).toBe(is);
});

test.each([
  { says: 'the only rate of a meter', others: [], rate: consumption, is: 'Zählerstand' },
  {
    says: 'a rate that feeds in',
    others: [],
    rate: { rateName: 'Einspeisung', obis: '1-1:2.8.0' },
    is: 'Einspeisung',
  },
  {
    says: 'one of two rates',
    others: [{ rateName: 'Einspeisung', obis: '1-1:2.8.0' }],
    rate: consumption,
    is: 'Verbrauch',
  },
])('the value of $says is called $is', async ({ others, rate, is }) => {
  const { t } = await createTexts({ language: 'de', translations: {} });
  expect(sayReading(t, [rate, ...others], rate)).toBe(is);
});

test.each([
  { name: 'Verbrauch', obis: '1-1:1.8.0', is: '1-1:1.8.0' },
  { name: 'Verbrauch (1-1:1.8.0)', obis: '1-1:1.8.0', is: null },
  { name: 'Verbrauch', obis: null, is: null },
])('beside "$name" stands the code $is', ({ name, obis, is }) => {
  expect(codeBeside(name, obis)).toBe(is);
});
