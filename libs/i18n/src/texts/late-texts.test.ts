import { createTexts } from './create-texts';
import type { Table } from './own-texts';

/** The tables that are being loaded, in the order in which they were asked for. */
const loading: { readonly language: string; arrive: (table: Table) => void; fail: () => void }[] =
  [];

jest.mock('./own-texts', () => ({
  ownTexts: (language: string) =>
    new Promise<Table>((arrive, reject) =>
      loading.push({ language, arrive, fail: () => reject(new Error('not loaded')) }),
    ),
}));

beforeEach(() => void loading.splice(0));

/** German with the texts of the first screen only; the rest and English are on their way. */
async function switchedWhileCompleting() {
  const creating = createTexts({ language: 'de', translations: {}, extent: 'first' });
  loading[0]?.arrive({ frame_nav_home: 'Start' });
  const texts = await creating;
  const completed = texts.complete();
  const switched = texts.use('en');
  const [, german, english] = loading;
  if (german === undefined || english === undefined) throw new Error('Nothing was asked for.');
  return { texts, completed, switched, german, english };
}

const GERMAN = { frame_nav_home: 'Start', jobs_title: 'Ablesungen' };
const ENGLISH = { frame_nav_home: 'Home', jobs_title: 'Readings' };

test('a language that is not loaded leaves all texts in the language before', async () => {
  const { texts, completed, switched, german, english } = await switchedWhileCompleting();
  english.fail();
  await expect(switched).rejects.toThrow('not loaded');
  german.arrive(GERMAN);
  await completed;
  expect([texts.language, texts.t('jobs_title')]).toEqual(['de', 'Ablesungen']);
});

test('while a language is loading, the language before has all its texts', async () => {
  const { texts, completed, switched, german, english } = await switchedWhileCompleting();
  german.arrive(GERMAN);
  await completed;
  expect(texts.t('jobs_title')).toBe('Ablesungen');
  english.arrive(ENGLISH);
  await switched;
  expect(texts.t('jobs_title')).toBe('Readings');
});

test('texts of an earlier request that arrive last change nothing', async () => {
  const { texts, completed, switched, german, english } = await switchedWhileCompleting();
  english.arrive(ENGLISH);
  await switched;
  german.arrive(GERMAN);
  await completed;
  expect([texts.language, texts.t('jobs_title')]).toEqual(['en', 'Readings']);
});

test('the texts are completed in the language that is shown, not in one that was not loaded', async () => {
  const { texts, switched, english } = await switchedWhileCompleting();
  english.fail();
  await expect(switched).rejects.toThrow('not loaded');
  void texts.complete();
  expect(loading.at(-1)?.language).toBe('de');
});
