import { contactFor } from './contact-for';

const item = (text: string, path: string | null, language: string | null = 'de') => ({
  text,
  path,
  language,
});
const everywhere = item('Zentrale', '/');
const reading = item('Ablesung', '/ablesung');
const job = item('Zähler', '/ablesung/j-1');
const languages = { language: 'de', defaultLanguage: 'de' };

test.each([
  { says: 'everywhere', items: [everywhere], route: '/help', found: ['Zentrale'] },
  { says: 'on the start screen', items: [everywhere, reading], route: '/', found: ['Zentrale'] },
  { says: 'without a path', items: [item('Immer', null)], route: '/help', found: ['Immer'] },
  { says: 'with an empty path', items: [item('Immer', '')], route: '/help', found: ['Immer'] },
  {
    says: 'the longest match wins',
    items: [everywhere, job, reading],
    route: '/ablesung/j-1',
    found: ['Zähler'],
  },
  {
    says: 'also behind it',
    items: [everywhere, reading],
    route: '/ablesung/j-2',
    found: ['Ablesung'],
  },
  {
    says: 'a path that ends in a slash',
    items: [item('A', '/ablesung/')],
    route: '/ablesung',
    found: ['A'],
  },
  {
    says: 'a path that begins without a slash',
    items: [everywhere, item('A', 'ablesung')],
    route: '/ablesung',
    found: ['A'],
  },
  {
    says: 'such a path is a whole word, too',
    items: [item('A', 'ablesung')],
    route: '/ablesung-ohne-zugang',
    found: [],
  },
  {
    says: 'all of one path',
    items: [reading, item('Zweite', '/ablesung')],
    route: '/ablesung',
    found: ['Ablesung', 'Zweite'],
  },
  { says: 'another screen has none', items: [reading], route: '/help', found: [] },
  {
    says: 'a longer word is another screen',
    items: [reading],
    route: '/ablesung-ohne-zugang',
    found: [],
  },
  { says: 'nothing to show', items: [], route: '/', found: [] },
])('contactFor: $says', ({ items, route, found }) => {
  expect(contactFor(items, route, languages).map(({ text }) => text)).toEqual(found);
});

test('of two languages the reader sees their own', () => {
  const items = [item('Zentrale', '/'), item('Office', '/', 'en')];
  const found = contactFor(items, '/', { language: 'en', defaultLanguage: 'de' });
  expect(found.map(({ text }) => text)).toEqual(['Office']);
});

test('a text in the own language is better than a longer path in another', () => {
  const items = [item('Office', '/', 'en'), reading];
  const found = contactFor(items, '/ablesung', { language: 'en', defaultLanguage: 'de' });
  expect(found.map(({ text }) => text)).toEqual(['Office']);
});

test('a screen without a text in the own language shows the default one', () => {
  const items = [item('Reading', '/ablesung', 'en'), everywhere];
  const found = contactFor(items, '/', { language: 'en', defaultLanguage: 'de' });
  expect(found.map(({ text }) => text)).toEqual(['Zentrale']);
});
