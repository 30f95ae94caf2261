import { createTexts } from '@ablesbar/i18n';
import { fieldErrorsOf } from './field-errors';

test.each([
  { code: 'no-date', says: 'Expected an ISO 8601 timestamp or a plain date' },
  { code: 'unknown-task', says: 'No rate of this job' },
  { code: 'repeated-task', says: 'This rate is already in the list' },
] as const)(
  'an error that the app never causes has a plain English message: $code',
  async ({ code, says }) => {
    const texts = await createTexts({ language: 'de', translations: {} });
    const problem = { field: 'results.0', places: 0, problem: { code } };
    expect(fieldErrorsOf([problem], texts)).toEqual([{ field: 'results.0', message: says }]);
  },
);

test('an error for customers uses the language of the application', async () => {
  const texts = await createTexts({ language: 'de', translations: {} });
  const places = 1;
  const errors = fieldErrorsOf(
    [
      { field: 'a', places, problem: { code: 'comment-not-offered' } },
      {
        field: 'b',
        places,
        problem: { code: 'decimals-missing', severity: 'blocks', expected: 1 },
      },
    ],
    texts,
  );
  expect(errors).toEqual([
    { field: 'a', message: texts.t('comment_not_offered') },
    { field: 'b', message: 'Geben Sie 1 Nachkommastelle ein.' },
  ]);
});
