import { floorOf } from './floor-of';

test.each([
  { place: '2. UG', is: -2 },
  { place: 'zweites Untergeschoss', is: -2 },
  { place: 'Basement 2', is: -2 },
  { place: 'Ebene -1', is: -1 },
  { place: 'KG', is: -1 },
  { place: 'Keller links, Zählerschrank', is: -1 },
  { place: 'Heizungskeller', is: -1 },
  { place: 'Tiefgarage', is: -1 },
  { place: 'in the cellar', is: -1 },
  { place: 'Souterrain', is: -0.5 },
  { place: 'lower ground floor', is: -0.5 },
  { place: 'EG rechts', is: 0 },
  { place: 'Erdgeschoß', is: 0 },
  { place: 'ground floor, hall', is: 0 },
  { place: 'Hochparterre', is: 0.25 },
  { place: '1. OG', is: 1 },
  { place: '1.OG li.', is: 1 },
  { place: 'Wohnung im 1. Obergeschoss', is: 1 },
  { place: 'im ersten Stock', is: 1 },
  { place: 'OG 1', is: 1 },
  { place: 'OG', is: 1 },
  { place: '2nd floor', is: 2 },
  { place: 'second floor', is: 2 },
  { place: 'Etage 3', is: 3 },
  { place: 'WE 12 OG links', is: 1 },
  { place: 'Wohnung 5 Stock 2', is: 2 },
  { place: 'Whg. 14, 3. OG', is: 3 },
  { place: 'Wohnung 2. OG', is: 2 },
  { place: '3. Geschoss', is: 3 },
  { place: '12. Etage', is: 12 },
  { place: 'Staffelgeschoss', is: 98 },
  { place: 'DG', is: 99 },
  { place: 'top floor', is: 99 },
  { place: '2. DG', is: 100 },
  { place: 'Dachboden', is: 109 },
  { place: 'attic', is: 109 },
])('$place is at height $is', ({ place, is }) => {
  expect(floorOf(place)).toBe(is);
});

test.each([
  { place: 'Keller, unter der Treppe zum EG', is: -1 },
  { place: 'EG, neben der Tür zum Keller', is: 0 },
])('the floor named first counts: $place', ({ place, is }) => {
  expect(floorOf(place)).toBe(is);
});

test.each([
  '',
  'Hausanschlussraum',
  'Flur, rechts neben der Wohnungstür',
  'Bad',
  'WE 12',
  'Pufferspeicher',
  'Dachdeckerei',
  'Weg 3',
  'NB-0102-EG2',
])('no floor is named: %p', (place) => {
  expect(floorOf(place)).toBeNull();
});
