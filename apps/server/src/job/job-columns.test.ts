import { addressOf, customerOf, partnerOf } from './job-columns';

const place = { street: null, houseNumber: null, zip: null, city: null };
const partner = { identifier: null, company: null, name: 'Stadtwerke' };

test('what a column lacks is null', () => {
  expect(customerOf({ lastname: 'Brandt' })).toEqual({
    firstname: null,
    lastname: 'Brandt',
    company: null,
    customerNumber: null,
    mailingAddress: place,
  });
});

test('what nobody asked for is not sent', () => {
  expect(partnerOf({ name: 'Stadtwerke', iban: 'DE02' })).toEqual(partner);
  expect(addressOf({ city: 'Neuenbrück', debts: 12 })).not.toHaveProperty('debts');
});

test('what is whole is handed on as it is', () => {
  expect(partnerOf(partner)).toBe(partner);
});

test.each([
  { says: 'a number', column: 7, path: '' },
  { says: 'a number where words belong', column: { name: 7 }, path: '/name' },
])('$says is a bug, and says where', ({ column, path }) => {
  expect(() => partnerOf(column)).toThrow(`A job's column cannot be read: ${path}`);
});
