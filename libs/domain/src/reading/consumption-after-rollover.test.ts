import { consumptionAfterRollover } from './consumption-after-rollover';

const digits = { preDecimals: 5, postDecimals: 1 };

test.each([
  { says: 'over the last digit', before: '99990.5', after: '10.0', amount: '19.5' },
  { says: 'to zero', before: '99999.9', after: '0', amount: '0.1' },
  { says: 'just less than a tenth', before: '90000.1', after: '0', amount: '9999.9' },
  { says: 'a tenth is more likely another meter', before: '90000.0', after: '0', amount: null },
  { says: 'half the counter is a slip', before: '60000', after: '20000', amount: null },
  { says: 'a higher value runs on', before: '99990', after: '99990.1', amount: null },
  { says: 'the same value runs on', before: '99990', after: '99990.0', amount: null },
  { says: 'more digits than the meter has', before: '100000', after: '5', amount: null },
  {
    says: 'decimals beyond the places do not count',
    before: '99990.04',
    after: '1.04',
    amount: '11.0',
  },
])('consumptionAfterRollover: $says', ({ before, after, amount }) => {
  expect(consumptionAfterRollover(before, after, digits)).toBe(amount);
});
