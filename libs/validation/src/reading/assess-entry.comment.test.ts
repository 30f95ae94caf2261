import { aConfig, aDay, aJob, aMeter, aRateTask } from '@ablesbar/domain/testing';
import { assessEntry } from './assess-entry';

const today = aDay('2026-11-21');
const job = aJob({
  meter: aMeter({
    meterRateTasks: [aRateTask({ taskId: 'HT' }), aRateTask({ taskId: 'NT' })],
  }),
});
const good = { integer: '45210', decimals: '5' };
const odd = { integer: '99999', decimals: '' };
const plausible = { HT: good, NT: good };
const doubtful = { HT: good, NT: odd };
const required = { features: { unplausibleReadingsCommentRequired: true } };
const off = { meterReading: { commentsEnabled: false } };

test.each([
  { says: 'none is needed', config: {}, values: doubtful, comment: '', open: [], warns: true },
  {
    says: 'a short one asks',
    config: {},
    values: plausible,
    comment: 'abcd',
    open: [],
    warns: true,
  },
  {
    says: 'a good one does not',
    config: {},
    values: plausible,
    comment: 'abcde',
    open: [],
    warns: false,
  },
  {
    says: 'a long one blocks',
    config: {},
    values: plausible,
    comment: 'a'.repeat(1001),
    open: ['comment-too-long'],
    warns: false,
  },
  {
    says: 'a doubtful value needs one',
    config: required,
    values: doubtful,
    comment: '',
    open: ['comment-missing'],
    warns: true,
  },
  {
    says: 'a needed one that is short blocks',
    config: required,
    values: doubtful,
    comment: 'abcd',
    open: ['comment-too-short'],
    warns: true,
  },
  {
    says: 'a needed one is there',
    config: required,
    values: doubtful,
    comment: 'abcde',
    open: [],
    warns: true,
  },
  {
    says: 'plausible values need none',
    config: required,
    values: plausible,
    comment: '',
    open: [],
    warns: false,
  },
  {
    says: 'a doubtful value needs one also where photos are forbidden',
    config: { features: { ...required.features, imagesForbidden: true } },
    values: doubtful,
    comment: '',
    open: ['comment-missing'],
    warns: true,
  },
  {
    says: 'one of the offered is enough',
    config: { ...required, meterReading: { defaultComments: ['Leck'] } },
    values: doubtful,
    comment: 'Leck',
    open: [],
    warns: true,
  },
  {
    says: 'free text of an old draft is ignored if a comment can only be chosen',
    config: { meterReading: { freeTextCommentEnabled: false, defaultComments: ['Leck'] } },
    values: plausible,
    comment: 'abcd',
    open: [],
    warns: false,
  },
  {
    says: 'free text of an old draft does not count if a comment must be chosen',
    config: {
      ...required,
      meterReading: { freeTextCommentEnabled: false, defaultComments: ['Leck'] },
    },
    values: doubtful,
    comment: 'Zähler neu',
    open: ['comment-missing'],
    warns: true,
  },
  {
    says: 'free text counts if a comment is required and none is offered',
    config: { ...required, meterReading: { freeTextCommentEnabled: false } },
    values: doubtful,
    comment: 'Zähler neu',
    open: [],
    warns: true,
  },
  {
    says: 'a comment of an old draft is ignored if comments are off',
    config: off,
    values: plausible,
    comment: 'abcd',
    open: [],
    warns: false,
  },
  {
    says: 'a required comment is requested even if comments are off',
    config: { ...required, ...off },
    values: doubtful,
    comment: 'abcd',
    open: ['comment-too-short'],
    warns: true,
  },
])('the comment: $says', ({ config, values, comment, open, warns }) => {
  const settings = aConfig(config);
  const photoCounts = {};
  const entry = assessEntry({ job, values, photoCounts, comment, day: today, settings, today });
  expect(entry.open).toEqual(open.map((code) => ({ code })));
  expect(entry.canSend).toBe(open.length === 0);
  expect(entry.hasWarnings).toBe(warns);
});

test('a comment does not make a refused value right', () => {
  const refused = { HT: { integer: '1234567', decimals: '' } };
  const { open } = assessEntry({
    ...{ job, values: refused, photoCounts: {}, comment: 'Zähler neu', day: today, today },
    settings: aConfig(required),
  });
  expect(open).toEqual([{ code: 'value-refused', taskId: 'HT' }]);
});

test('the open points stand in the order of the form', () => {
  const { open, comment, commentField } = assessEntry({
    job,
    values: { NT: odd },
    photoCounts: {},
    comment: '',
    day: null,
    settings: aConfig({
      features: { unplausibleReadingsCommentRequired: true, imageAlwaysRequired: true },
    }),
    today: aDay('2026-12-06'),
  });
  expect(open).toEqual([
    { code: 'photo-missing', taskId: 'NT' },
    { code: 'comment-missing' },
    { code: 'date-missing' },
    { code: 'sending-closed' },
  ]);
  expect(comment).toEqual({ code: 'comment-missing', severity: 'blocks' });
  expect(commentField).toEqual({ isShown: true, isRequired: true, isFreeText: true });
});
