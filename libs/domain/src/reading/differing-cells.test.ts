import { decimalOnTheMeter, differingCells } from './differing-cells';

const value = (text: string) => {
  const [integer = '', decimals = ''] = text.split(',');
  return { integer, decimals };
};

test.each([
  { says: 'two digits that changed places', is: '019804,2', typed: '091804,2', at: ['1 2', ''] },
  { says: 'zeros in front are no difference', is: '19804,2', typed: '019804,2', at: ['', ''] },
  { says: 'a comma that slipped', is: '19804,2', typed: '198042', at: ['0 1 2 3 4 5', '0'] },
  { says: 'more digits than cells', is: '19804,2', typed: '3198042,2', at: ['0 1 2 3 4 5', ''] },
  { says: 'a decimal that was not typed', is: '7,50', typed: '7,5', at: ['', '1'] },
])('of six cells: $says', ({ is, typed, at }) => {
  const { whole, decimals } = differingCells(value(is), value(typed), 6);
  expect([whole.join(' '), decimals.join(' ')]).toEqual(at);
});

test.each([
  { typed: '52', is: '000052.0' },
  { typed: '13440,5', is: '013440.5' },
  { typed: ',5', is: '000000.5' },
  { typed: '', is: null },
])('drums of six and one digits show $typed as $is', ({ typed, is }) => {
  expect(decimalOnTheMeter(value(typed), { preDecimals: 6, postDecimals: 1 })).toBe(is);
});
