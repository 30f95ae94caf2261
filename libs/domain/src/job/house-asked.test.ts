import { atHouse, houseAsked } from './house-asked';

const damm = { street: 'Mühlendamm', houseNumber: '3' };

test.each([
  { query: 'muehlendamm 3', at: damm, is: true },
  { query: '3 muehlendamm', at: damm, is: true },
  { query: 'muhlen 3', at: damm, is: true },
  { query: 'muehlendamm 3', at: { ...damm, houseNumber: '13' }, is: false },
  { query: 'muehlendamm 3', at: { ...damm, houseNumber: '30' }, is: false },
  { query: 'muehlendamm 3', at: { ...damm, houseNumber: '3a' }, is: false },
  { query: 'muehlendamm 3', at: { ...damm, houseNumber: null }, is: false },
  { query: 'muehlendamm 3a', at: { ...damm, houseNumber: '3A' }, is: true },
  { query: 'muehlendamm 23', at: { ...damm, houseNumber: '21–23' }, is: true },
  { query: 'muehlendamm 3', at: { street: 'Mühlendamm 3', houseNumber: null }, is: true },
  { query: 'muehlendamm 3', at: { street: 'Mühlendamm 33', houseNumber: null }, is: false },
  // The number belongs to no street: a search over all fields has to find it.
  { query: 'gas 3', at: { ...damm, houseNumber: '13' }, is: true },
  { query: 'muehlendamm 3456', at: { ...damm, houseNumber: '13' }, is: true },
  { query: '3', at: { ...damm, houseNumber: '13' }, is: true },
  { query: 'am 3', at: { street: 'Am Wehr', houseNumber: '13' }, is: true },
])('"$query" at $at.street $at.houseNumber: $is', ({ query, at, is }) => {
  expect(atHouse(at, houseAsked(query.split(' ')))).toBe(is);
});
