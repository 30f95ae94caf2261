import { differingCells } from './differing-cells';

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
