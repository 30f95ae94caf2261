import { addressOf, customerOf, partnerOf } from './job-columns';

const place = { street: null, houseNumber: null, zip: null, city: null };
const partner = { identifier: null, company: null, name: 'Stadtwerke' };

test('a missing field of a column is null', () => {
  expect(customerOf({ lastname: 'Brandt' })).toEqual({
    firstname: null,
    lastname: 'Brandt',
    company: null,
    customerNumber: null,
    mailingAddress: place,
  });
});

test('an unknown field of a column is not sent', () => {
  expect(partnerOf({ name: 'Stadtwerke', iban: 'DE02' })).toEqual(partner);
  expect(addressOf({ city: 'Neuenbrück', debts: 12 })).not.toHaveProperty('debts');
});

test('a complete column is unchanged', () => {
  expect(partnerOf(partner)).toBe(partner);
});

test.each([
  { says: 'a number', column: 7, path: '' },
  { says: 'a number where words belong', column: { name: 7 }, path: '/name' },
])('$says is reported as a bug with its place', ({ column, path }) => {
  expect(() => partnerOf(column)).toThrow(`A job's column cannot be read: ${path}`);
});
