import { titled } from './titled';

test.each([
  {
    says: 'a first heading is the title',
    markdown: '# Hilfe\n\nText',
    title: 'Hilfe',
    body: 'Text',
  },
  {
    says: 'empty lines before it do not matter',
    markdown: '\n\n# Hilfe',
    title: 'Hilfe',
    body: '',
  },
  {
    says: 'closing signs are not part of it',
    markdown: '# Hilfe ##\nText',
    title: 'Hilfe',
    body: 'Text',
  },
  { says: 'a smaller heading is none', markdown: '## Hilfe', title: null, body: '## Hilfe' },
  { says: 'a word is none', markdown: 'Hilfe', title: null, body: 'Hilfe' },
  {
    says: 'a later heading is none',
    markdown: 'Text\n# Hilfe',
    title: null,
    body: 'Text\n# Hilfe',
  },
  {
    says: 'one with markup stays in the text',
    markdown: '# **Hilfe**',
    title: null,
    body: '# **Hilfe**',
  },
])('$says', ({ markdown, title, body }) => {
  expect(titled(markdown)).toEqual({ title, body });
});
