import { outcomeOf } from './send-record';

const problem = {
  kind: 'rejected',
  status: 422,
  message: 'Nicht angenommen',
  fieldErrors: [],
  retryAfterSeconds: null,
} as const;

test.each([
  {
    says: 'an answer with a status is one',
    error: problem,
    expected: {
      kind: 'answered',
      status: 422,
      message: 'Nicht angenommen',
      retryAfterSeconds: null,
    },
  },
  {
    says: 'what it says about a field is closer than its general word',
    error: { ...problem, fieldErrors: [{ field: 'readingValue', message: 'Zu hoch' }] },
    expected: { kind: 'answered', status: 422, message: 'Zu hoch', retryAfterSeconds: null },
  },
  {
    says: 'each field is heard, and equal words once',
    error: {
      ...problem,
      fieldErrors: ['Zu hoch', '', 'Ein Foto fehlt.', 'Zu hoch'].map((message) => ({
        ...{ field: 'readingValue', message },
      })),
    },
    expected: {
      kind: 'answered',
      status: 422,
      message: 'Zu hoch. Ein Foto fehlt.',
      retryAfterSeconds: null,
    },
  },
  {
    says: 'a field without a word leaves the general one',
    error: { ...problem, fieldErrors: [{ field: 'readingValue', message: '' }] },
    expected: { kind: 'answered', status: 422, message: problem.message, retryAfterSeconds: null },
  },
  {
    says: 'nothing is said',
    error: { ...problem, message: '', retryAfterSeconds: 7 },
    expected: { kind: 'answered', status: 422, message: null, retryAfterSeconds: 7 },
  },
  {
    says: 'a status alone is an answer',
    error: { status: 500 },
    expected: { kind: 'answered', status: 500, message: null, retryAfterSeconds: null },
  },
  {
    says: 'without a status nothing was answered',
    error: { ...problem, status: null },
    expected: { kind: 'no-answer' },
  },
  {
    says: 'a bug is no answer',
    error: { message: 'x is not a function' },
    expected: { kind: 'no-answer' },
  },
])('$says', ({ error, expected }) => {
  expect(outcomeOf(error)).toEqual(expected);
});
