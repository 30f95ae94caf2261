import { wholeLanguage } from './whole-language';

function deep(levels: number): unknown {
  let json: unknown = 'x';
  for (let level = 0; level < levels; level += 1) json = { a: json };
  return json;
}

test.each([
  { says: 'a flat key', texts: { 'home.title': 'A' }, flat: { home_title: 'A' } },
  { says: 'a nested key', texts: { home: { title: 'A' } }, flat: { home_title: 'A' } },
  { says: 'both at once', texts: { 'a.b': { 'c.d': 'A' } }, flat: { a_b_c_d: 'A' } },
  { says: 'an underscore stays', texts: { home_title: 'A' }, flat: { home_title: 'A' } },
  { says: 'an empty text is a text', texts: { a: '' }, flat: { a: '' } },
  { says: 'the later wins', texts: { 'a.b': '1', a: { b: '2' } }, flat: { a_b: '2' } },
  { says: 'no numbers, lists, nulls', texts: { a: 1, b: ['x'], c: null, d: true }, flat: {} },
  { says: 'no list of texts', texts: ['x'], flat: {} },
  { says: 'no text alone', texts: 'x', flat: {} },
])('translations: $says', ({ texts, flat }) => {
  expect(wholeLanguage({ translations: { de: texts } }).translations).toEqual({ de: flat });
});

test('keys that would reach into a prototype are ignored', () => {
  const json: unknown = JSON.parse(
    '{"translations":{"__proto__":{"x":"1"},"de":{"__proto__":{"polluted":"1"},"constructor":"1","a":{"prototype":"1","b":"2"},"._proto__":"1","_":{"proto__":"1"}}}}',
  );
  const { translations } = wholeLanguage(json);
  expect(Object.keys(translations)).toEqual(['de']);
  expect(translations['de']).toEqual({ a_b: '2' });
  expect({}).not.toHaveProperty('polluted');
});

test('a bottomless table of texts does not exhaust the stack', () => {
  expect(wholeLanguage({ translations: { de: deep(50_000) } }).translations).toEqual({ de: {} });
  expect(wholeLanguage({ translations: { de: deep(3) } }).translations).toEqual({
    de: { a_a_a: 'x' },
  });
});

test.each([
  {
    says: 'names and readable names',
    json: { defaultLanguage: 'en', enabledLanguages: [{ name: 'en', readableName: 'English' }] },
    enabled: [{ name: 'en', readableName: 'English' }],
  },
  {
    says: 'a name stands in for the readable name',
    json: { enabledLanguages: [{ name: 'fr' }, { readableName: 'Nobody' }] },
    enabled: [{ name: 'fr', readableName: 'fr' }],
  },
  {
    says: 'none: the default language alone',
    json: { defaultLanguage: 'en', enabledLanguages: [] },
    enabled: [{ name: 'en', readableName: 'en' }],
  },
])('enabled languages: $says', ({ json, enabled }) => {
  expect(wholeLanguage(json).enabledLanguages).toEqual(enabled);
});
