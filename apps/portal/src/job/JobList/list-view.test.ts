import { addressOfView, type ListView, viewOfAddress, WHOLE_LIST } from './list-view';

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
