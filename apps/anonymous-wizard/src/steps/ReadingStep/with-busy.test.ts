import { withBusy } from './with-busy';

test.each([
  { says: 'a photo is scaled', busy: [], obis: 'HT', isBusy: true, is: ['HT'] },
  { says: 'it ends', busy: ['HT'], obis: 'HT', isBusy: false, is: [] },
  { says: 'one of two ends', busy: ['HT', 'HT'], obis: 'HT', isBusy: false, is: ['HT'] },
  { says: 'another rate waits on', busy: ['HT', 'NT'], obis: 'NT', isBusy: false, is: ['HT'] },
])('$says', ({ busy, obis, isBusy, is }) => {
  expect(withBusy(busy, obis, isBusy)).toEqual(is);
});
