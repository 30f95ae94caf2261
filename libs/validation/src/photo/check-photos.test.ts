import { checkPhotos } from './check-photos';

const missing = { code: 'photo-missing', severity: 'blocks' };
const obis = '1-1:1.8.0';

test.each([
  { says: 'none needed, none there', count: 0, most: 3, reason: null, obis, problem: null },
  { says: 'as many as fit', count: 3, most: 3, reason: null, obis, problem: null },
  {
    says: 'one too many',
    count: 4,
    most: 3,
    reason: null,
    obis,
    problem: { code: 'too-many-photos', severity: 'blocks', limit: 3 },
  },
  {
    says: 'none is taken',
    count: 1,
    most: 0,
    reason: null,
    obis,
    problem: { code: 'photos-forbidden', severity: 'blocks' },
  },
  { says: 'none is taken, none is there', count: 0, most: 0, reason: null, obis, problem: null },
  { says: 'the needed one is there', count: 1, most: 3, reason: 'always', obis, problem: null },
  {
    says: 'the needed one is missing',
    count: 0,
    most: 3,
    reason: 'always',
    obis,
    problem: { ...missing, reason: 'always', isFeedIn: false },
  },
  {
    says: 'needed for an implausible value',
    count: 0,
    most: 3,
    reason: 'implausible',
    obis,
    problem: { ...missing, reason: 'implausible', isFeedIn: false },
  },
  {
    says: 'feed-in',
    count: 0,
    most: 3,
    reason: 'always',
    obis: '1-1:2.8.0',
    problem: { ...missing, reason: 'always', isFeedIn: true },
  },
  {
    says: 'consumption in tariff 2.8 is no feed-in',
    count: 0,
    most: 3,
    reason: 'always',
    obis: '1-1:1.2.8',
    problem: { ...missing, reason: 'always', isFeedIn: false },
  },
  {
    says: 'no code, no feed-in',
    count: 0,
    most: 3,
    reason: 'always',
    obis: null,
    problem: { ...missing, reason: 'always', isFeedIn: false },
  },
] as const)('checkPhotos: $says', ({ problem, ...photos }) => {
  expect(checkPhotos(photos)).toEqual(problem);
});
