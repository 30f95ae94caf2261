import { aConfig, aDay, aJob, aMeter, aRateTask } from '@ablesbar/domain/testing';
import { assessEntry } from './assess-entry';

const today = aDay('2026-11-21');
const job = aJob({
  meter: aMeter({
    meterRateTasks: [aRateTask({ taskId: 'in' }), aRateTask({ taskId: 'out', obis: '1-1:2.8.0' })],
  }),
});
const good = { integer: '45210', decimals: '5' };
const odd = { integer: '99999', decimals: '' };
const bad = { integer: '1234567', decimals: '' };
const always = { imageAlwaysRequired: true };
const implausible = { unplausibleReadingsImageRequired: true };
const missing = (taskId: string) => ({ code: 'photo-missing', taskId });

test.each([
  { says: 'none is needed', features: {}, values: { in: odd }, photos: {}, open: [] },
  {
    says: 'always: every filled rate needs one',
    features: always,
    values: { in: good, out: good },
    photos: {},
    open: [missing('in'), missing('out')],
  },
  {
    says: 'always: one of another rate does not count',
    features: always,
    values: { in: good, out: good },
    photos: { in: 1 },
    open: [missing('out')],
  },
  {
    says: 'always: an empty rate needs none',
    features: always,
    values: { out: good },
    photos: { out: 1 },
    open: [],
  },
  {
    says: 'implausible: the doubtful rate needs one',
    features: implausible,
    values: { in: good, out: odd },
    photos: {},
    open: [missing('out')],
  },
  {
    says: 'implausible: it has one',
    features: implausible,
    values: { in: good, out: odd },
    photos: { out: 1 },
    open: [],
  },
  {
    says: 'a refused value stands before its photo',
    features: implausible,
    values: { in: bad },
    photos: {},
    open: [{ code: 'value-refused', taskId: 'in' }, missing('in')],
  },
  {
    says: 'a photo does not make a refused value right',
    features: always,
    values: { in: bad },
    photos: { in: 1 },
    open: [{ code: 'value-refused', taskId: 'in' }],
  },
  {
    says: 'always and implausible: one is missing, not two',
    features: { ...always, ...implausible },
    values: { in: odd },
    photos: {},
    open: [missing('in')],
  },
  {
    says: 'forbidden lifts every requirement',
    features: { ...always, ...implausible, imagesForbidden: true },
    values: { in: good, out: odd },
    photos: {},
    open: [],
  },
  { says: 'three fit', features: {}, values: { in: good }, photos: { in: 3 }, open: [] },
  {
    says: 'four do not',
    features: {},
    values: { in: good },
    photos: { in: 4 },
    open: [{ code: 'too-many-photos', taskId: 'in' }],
  },
  {
    says: 'a rate with photos and no value would be lost in silence',
    features: {},
    values: { in: good },
    photos: { out: 1 },
    open: [{ code: 'value-missing', taskId: 'out' }],
  },
  {
    says: 'a rate with neither is left out',
    features: {},
    values: { in: good },
    photos: { out: 0 },
    open: [],
  },
  {
    says: 'photos of an old draft do not count if photos are forbidden',
    features: { imagesForbidden: true },
    values: { in: good },
    photos: { in: 1, out: 4 },
    open: [],
  },
])('photos: $says', ({ features, values, photos, open }) => {
  const settings = aConfig({ features });
  const entry = assessEntry({
    job,
    values,
    photoCounts: photos,
    comment: '',
    day: today,
    settings,
    today,
  });
  expect(entry.open).toEqual(open);
  expect(entry.canSend).toBe(open.length === 0);
});

test('each rate says why its photo is missing', () => {
  const { photos } = assessEntry({
    job,
    values: { in: good, out: odd },
    photoCounts: {},
    comment: '',
    day: today,
    settings: aConfig({ features: implausible }),
    today,
  });
  expect(photos).toEqual({
    in: null,
    out: { code: 'photo-missing', severity: 'blocks', reason: 'implausible', isFeedIn: true },
  });
});
