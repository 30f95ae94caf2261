import { anEntry, aPhoto } from '../testing/an-entry';
import { takenOver } from './taken-over';

const draft = anEntry({
  meterNumber: '7ELS009812773',
  meterType: 'GAS_METER',
  subType: 'G4',
  rates: ['7-1:3.0.0'],
  photos: { '7-1:3.0.0': [aPhoto('p-1')] },
});
const usual = { subType: null, isCustom: false, rates: null };
const empty = { ...usual, values: {}, photos: {} };

test.each([
  { says: 'nothing', typed: '', chosen: null, change: {} },
  { says: 'the same number', typed: '7ELS0098-12773', chosen: null, change: {} },
  { says: 'its beginning', typed: '7ELS', chosen: null, change: { meterNumber: '7ELS' } },
  {
    says: 'another number, which is another meter',
    typed: '1ESY1160123456',
    chosen: null,
    change: { ...empty, meterNumber: '1ESY1160123456', meterType: null },
  },
  {
    says: 'a longer number, which is another meter, too',
    typed: '7ELS0098127734',
    chosen: 'GAS_METER',
    change: { ...empty, meterNumber: '7ELS0098127734', meterType: 'GAS_METER' },
  },
  { says: 'the same medium', typed: '', chosen: 'GAS_METER', change: { meterType: 'GAS_METER' } },
  {
    says: 'another medium, which has rates of its own',
    typed: '',
    chosen: 'WATER_METER',
    change: { ...usual, meterType: 'WATER_METER' },
  },
] as const)('typed before the draft was there: $says', ({ typed, chosen, change }) => {
  const choice = { meterNumber: typed, meterType: chosen, subType: null, isCustom: false };
  expect(takenOver(choice, draft, 'GAS_METER')).toEqual(change);
});

test('a draft whose medium was detected keeps its rates when this medium is chosen', () => {
  const choice = {
    meterNumber: '',
    meterType: 'GAS_METER',
    subType: null,
    isCustom: false,
  } as const;
  expect(takenOver(choice, anEntry({ meterType: null }), 'GAS_METER')).toEqual({
    meterType: 'GAS_METER',
  });
});
