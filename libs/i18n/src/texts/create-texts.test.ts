import { createTexts } from './create-texts';

const german = () => createTexts({ language: 'de', translations: {} });

test.each([
  { language: 'de', title: 'Ablesungen', hint: /^Tippen Sie/, htmlLang: 'de' },
  { language: 'de-informal', title: 'Ablesungen', hint: /^Tipp alle/, htmlLang: 'de' },
  { language: 'en', title: 'Readings', hint: /^Enter every/, htmlLang: 'en' },
])('our own texts in $language', async ({ language, title, hint, htmlLang }) => {
  const texts = await createTexts({ language, translations: {} });
  expect(texts.t('jobs_title')).toBe(title);
  expect(texts.t('reading_value_hint')).toMatch(hint);
  expect(texts.language).toBe(language);
  expect(texts.htmlLang).toBe(htmlLang);
});

test.each([
  { says: 'none', count: 0, text: 'noch 0 Tage' },
  { says: 'one', count: 1, text: 'noch 1 Tag' },
  { says: 'some', count: 4, text: 'noch 4 Tage' },
])('the plural of $says', async ({ count, text }) => {
  expect((await german()).t('jobs_state_days', { count })).toBe(text);
});

test.each([
  { language: 'de', count: 1200, text: '1.200 Zähler gefunden' },
  { language: 'de-informal', count: 10_000, text: '10.000 Zähler gefunden' },
  { language: 'en', count: 10_000, text: '10,000 meters found' },
])('a number is written as $language writes it', async ({ language, count, text }) => {
  const texts = await createTexts({ language, translations: {} });
  expect(texts.t('jobs_search_found', { count })).toBe(text);
});

test('a text of the server within another goes by the number, too', async () => {
  const de = { jobs_search_found_other: 'Gefunden: $t(home_account_jobs)' };
  const texts = await createTexts({ language: 'de', translations: { de } });
  expect(texts.t('jobs_search_found', { count: 1200 })).toBe('Gefunden: 1.200 Ablesungen');
  expect(texts.t('jobs_search_found', { count: 0 })).toBe('Gefunden: 0 Ablesungen');
});

test('values are inserted unchanged: React escapes them, and a value is never read as a text key', async () => {
  const texts = await german();
  const title = (applicationName: string) => texts.t('frame_page_title', { applicationName });
  expect(title('Brandt & <Söhne>')).toBe('Brandt & <Söhne> | Zählerstandserfassung');
  expect(title('$t(frame_nav_home)')).toBe('$t(frame_nav_home) | Zählerstandserfassung');
  expect(title('{{name}}')).toBe('{{name}} | Zählerstandserfassung');
});

test("the server's texts win in their language, with dots or underscores", async () => {
  const texts = await createTexts({
    language: 'de',
    translations: {
      de: { 'jobs.title': 'Aufträge', frame_nav_home: 'Anfang', jobs_state_days_one: 'ein Tag' },
      en: { jobs_title: 'Orders' },
    },
  });
  expect(texts.t('jobs_title')).toBe('Aufträge');
  expect(texts.t('frame_nav_home')).toBe('Anfang');
  expect(texts.t('jobs_state_days', { count: 1 })).toBe('ein Tag');
  expect(texts.t('jobs_state_days', { count: 2 })).toBe('noch 2 Tage');
  await texts.use('en');
  expect(texts.t('jobs_title')).toBe('Orders');
  expect(texts.t('frame_nav_home')).toBe('Home');
});

test('nothing of one language is left in another that is written alike', async () => {
  const texts = await createTexts({
    language: 'de-informal',
    translations: { 'de-informal': { jobs_title: 'Deine Zähler', jobs_state_days_many: 'viele' } },
  });
  expect(texts.t('jobs_title')).toBe('Deine Zähler');
  await texts.use('de');
  expect(texts.t('jobs_title')).toBe('Ablesungen');
  expect(texts.t('reading_value_hint')).toMatch(/^Tippen Sie/);
});

test.each([
  { says: 'the default language', fallback: 'en', home: 'Home' },
  { says: 'informal German', fallback: 'de-informal', home: 'Start' },
  {
    says: 'formal German, where the default is the server alone as well',
    fallback: 'nl',
    home: 'Start',
  },
])('a language of the server alone is filled up from $says', async ({ fallback, home }) => {
  const texts = await createTexts({
    language: 'fr',
    translations: { fr: { jobs_title: 'Relevés' } },
    fallback,
  });
  expect(texts.t('jobs_title')).toBe('Relevés');
  expect(texts.t('frame_nav_home')).toBe(home);
  expect(texts.htmlLang).toBe('fr');
});

test('a language with more plural forms than ours takes the general one', async () => {
  const texts = await createTexts({
    language: 'pl',
    translations: { pl: { outbox_badge_label_few: '{{count}} czekają' } },
  });
  expect(texts.t('jobs_state_days', { count: 3 })).toBe('noch 3 Tage');
  expect(texts.t('jobs_state_days', { count: 5 })).toBe('noch 5 Tage');
  expect(texts.t('outbox_badge_label', { count: 3 })).toBe('3 czekają');
});

test.each([
  { says: 'a region', language: 'de_AT', htmlLang: 'de-AT' },
  { says: 'an unusual spelling', language: 'EN-us', htmlLang: 'EN-us' },
  { says: 'no language at all', language: 'Platt (hiesig)', htmlLang: 'de' },
])('a name the server made up works: $says', async ({ language, htmlLang }) => {
  const texts = await createTexts({ language, translations: { [language]: { jobs_title: 'X' } } });
  expect(texts.t('jobs_title')).toBe('X');
  expect(texts.t('jobs_state_days', { count: 2 })).toBe('noch 2 Tage');
  expect(texts.htmlLang).toBe(htmlLang);
});

test('listeners hear of every change until they stop', async () => {
  const texts = await german();
  const heard: string[] = [];
  const stop = texts.subscribe(() => heard.push(texts.t('frame_nav_home')));
  await texts.use('en');
  await texts.use('de');
  stop();
  await texts.use('en');
  expect(heard).toEqual(['Home', 'Start']);
});

test.each([
  { says: 'also where it loads last', first: 'en', last: 'de-informal', hint: /^Tipp alle/ },
  { says: 'also where it loads first', first: 'de-informal', last: 'de', hint: /^Tippen Sie/ },
])('of two quick changes the one asked for last is shown, $says', async ({ first, last, hint }) => {
  const texts = await german();
  await Promise.all([texts.use(first), texts.use(last)]);
  expect(texts.language).toBe(last);
  expect(texts.t('reading_value_hint')).toMatch(hint);
});

test('texts of the server that arrive later take effect with the next use', async () => {
  const texts = await german();
  texts.addTranslations({ de: { jobs_title: 'Aufträge' }, fr: {} }, 'en');
  await texts.use('de');
  expect(texts.t('jobs_title')).toBe('Aufträge');
  await texts.use('fr');
  expect(texts.t('jobs_title')).toBe('Readings');
});

test('two apps on one page keep their own language', async () => {
  const [one, other] = [await german(), await german()];
  await one.use('en');
  expect(other.t('frame_nav_home')).toBe('Start');
});

test('a first screen has its texts at once and the others after completion', async () => {
  const texts = await createTexts({ language: 'de', translations: {}, extent: 'first' });
  expect(texts.t('login_title')).toBe('Zählerstand melden');
  expect(texts.t('jobs_title')).toBe('jobs_title');
  await texts.complete();
  expect(texts.t('jobs_title')).toBe('Ablesungen');
});

test('a first screen says a text of the server within another, too', async () => {
  const de = { login_title: 'Zu $t(frame_nav_home)' };
  const texts = await createTexts({ language: 'de', translations: { de }, extent: 'first' });
  expect(texts.t('login_title')).toBe('Zu Start');
  texts.addTranslations({ de: { login_title: 'Los' } });
  await texts.use('de');
  expect(texts.t('login_title')).toBe('Los');
});

test("the wizard has its form's texts without the portal's", async () => {
  const texts = await createTexts({ language: 'de', translations: {}, extent: 'form' });
  expect(texts.t('wizard_title')).toBe('Zählerstand ohne Zugang melden');
  expect(texts.t('problem_value_missing')).toBe('Geben Sie den Zählerstand ein.');
  expect(texts.t('problem_consent_missing')).toMatch(/^Bitte stimmen Sie der Datenschutz/);
  expect(texts.t('jobs_title')).toBe('jobs_title');
});
