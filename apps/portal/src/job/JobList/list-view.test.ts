import { addressOfView, type ListView, viewAgain, viewOfAddress, WHOLE_LIST } from './list-view';

test.each<{ view: Partial<ListView>; address: string }>([
  { view: {}, address: '' },
  { view: { query: 'Mühlendamm 3' }, address: '?suche=M%C3%BChlendamm+3' },
  { view: { meterType: 'WATER_WARM_METER' }, address: '?medium=warmwasser' },
  { view: { building: 'Am Wehr 7, 39999 X' }, address: '?gebaeude=Am+Wehr+7%2C+39999+X' },
  { view: { state: 'soon' }, address: '?nur=endet-bald' },
  {
    view: { query: 'gas', meterType: 'GAS_METER', state: 'done' },
    address: '?suche=gas&medium=gas&nur=fertig',
  },
])('the address keeps $view', ({ view, address }) => {
  const whole = { ...WHOLE_LIST, ...view };
  expect(addressOfView(whole)).toBe(address);
  expect(viewOfAddress(address)).toEqual(whole);
});

test('parts that are not known ask for nothing', () => {
  expect(viewOfAddress('?medium=dampf&nur=alles&x=y')).toEqual(WHOLE_LIST);
});

test('blanks around a query are not kept', () => {
  expect(addressOfView({ ...WHOLE_LIST, query: '  ' })).toBe('');
});

test.each([
  { says: 'whole again', search: '', left: { query: 'meier' }, view: { query: 'meier' } },
  {
    says: 'the same chips',
    search: '?medium=gas',
    left: { query: 'meier', meterType: 'GAS_METER' },
    view: { query: 'meier', meterType: 'GAS_METER' },
  },
  {
    says: 'other chips',
    search: '?medium=gas',
    left: { query: 'meier' },
    view: { meterType: 'GAS_METER' },
  },
  { says: 'a link', search: '?suche=keller', left: { query: 'meier' }, view: { query: 'keller' } },
] as const)('the way back: $says', ({ search, left, view }) => {
  expect(viewAgain(search, { ...WHOLE_LIST, ...left })).toEqual({ ...WHOLE_LIST, ...view });
});
