import { createTexts } from './create-texts';
import { firstWords } from './first-words';

test('the first words equal the texts that the engine gives later', async () => {
  const texts = await createTexts({ language: 'de', translations: {}, extent: 'form' });
  const values = { step: 1, count: 5, least: 8, most: 14, medium: 'Strom' };
  for (const key of [
    'wizard_title',
    'wizard_step_title',
    'wizard_number_hint',
    'wizard_detected_title',
    'problem_meter_number_incomplete',
    'wizard_number_open',
    'frame_skip_link',
    'medium_heat_meter',
  ] as const) {
    expect(firstWords.t(key, values)).toBe(texts.t(key, values));
    expect(firstWords.t(key, values)).not.toMatch(/[{}_]/);
  }
});

test('a text that is not among them shows its key until all texts are loaded', () => {
  expect(firstWords.t('jobs_title')).toBe('jobs_title');
});

test('they are of one language and never change', async () => {
  const stop = firstWords.subscribe(() => {
    throw new Error('changed');
  });
  firstWords.addTranslations({ de: { wizard_title: 'Anders' } });
  await firstWords.use('en');
  await firstWords.complete();
  stop();
  expect([firstWords.language, firstWords.t('wizard_title')]).toEqual([
    'de',
    'Zählerstand ohne Zugang melden',
  ]);
});
