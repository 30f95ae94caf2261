import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillRuns, parseTemplate, type Placeholder } from './letter-template';
import { readLetterTemplates } from './read-letter-templates';

it('reads headings, paragraphs, lists, bold words and lines', () => {
  const text = `# Titel\n\nErste Zeile,\nam\n5. Mai **fett** hier\\\nZeile\n\n- eins\n- zwei\n1. drei\n\n{{login}}\n`;
  const plain = (one: string) => ({ text: one, isBold: false });
  expect(parseTemplate(text)).toEqual([
    { kind: 'heading', mark: '', runs: [plain('Titel')] },
    {
      kind: 'paragraph',
      mark: '',
      runs: [
        plain('Erste Zeile, am 5. Mai '),
        { text: 'fett', isBold: true },
        plain(' hier\nZeile'),
      ],
    },
    { kind: 'item', mark: '•', runs: [plain('eins')] },
    { kind: 'item', mark: '•', runs: [plain('zwei')] },
    { kind: 'item', mark: '1.', runs: [plain('drei')] },
    { kind: 'login' },
  ]);
});

it.each([
  { says: 'an unknown placeholder', text: 'a\n\n{{nam}}', reason: /Zeile 3: \{\{nam\}\}.*name/ },
  { says: 'an open placeholder', text: 'Guten Tag {{name}', reason: /Zeile 1: .*Klammern/ },
  { says: 'open bold words', text: 'a\n\n**b\n\n{{login}}', reason: /Zeile 3: Sterne/ },
  { says: 'a single star', text: '*b*\n\n{{login}}', reason: /Zeile 1: Sterne/ },
  { says: 'a link', text: '{{login}}\n\n[a](https://b.example)', reason: /Zeile 3: das zeigt/ },
  { says: 'no such picture', text: 'a\n![a](b.png)', reason: /Zeile 2: b\.png: kein PNG/ },
  {
    says: 'a picture elsewhere',
    text: '![a](../b.png)',
    reason: /Zeile 1: \.\.\/b\.png: kein PNG/,
  },
  { says: 'a picture of a website', text: '![a](https://b.example/c.png)', reason: /kein PNG/ },
  { says: 'a broken picture', text: '![a](broken.png)', reason: /Zeile 1: broken\.png: kein PNG/ },
  {
    says: 'a large picture',
    text: '![a](large.png)',
    reason: /Zeile 1: large\.png: größer als 1 MB/,
  },
  { says: 'a picture amid words', text: 'Hier: ![a](b.png)', reason: /Zeile 1: das zeigt/ },
  { says: 'a table', text: 'a\n| b |', reason: /Zeile 2: das zeigt/ },
  { says: 'HTML', text: 'a <b>b</b>', reason: /Zeile 1: das zeigt/ },
  { says: 'a list in a list', text: '- a\n  - b', reason: /Zeile 2: das zeigt/ },
  { says: 'a login amid words', text: 'Hier: {{login}}', reason: /Zeile 1: .*allein/ },
  { says: 'no login', text: 'Guten Tag', reason: /\{\{login\}\} muss einmal/ },
  { says: 'two logins', text: '{{login}}\n\n{{login}}', reason: /muss einmal/ },
  { says: 'an empty file', text: '', reason: /muss einmal/ },
])('a template is refused with file, line and reason: $says', ({ text, reason }) => {
  const folder = mkdtempSync(join(tmpdir(), 'ablesbar-template-'));
  writeFileSync(join(folder, 'letter.en.md'), text);
  writeFileSync(join(folder, 'broken.png'), '\x89PNG\r\n\x1a\nno', 'latin1');
  writeFileSync(join(folder, 'large.png'), Buffer.alloc(1_000_001));
  expect(() => readLetterTemplates(folder)).toThrow(reason);
  expect(() => readLetterTemplates(folder)).toThrow(join(folder, 'letter.en.md'));
  rmSync(folder, { recursive: true });
});

const VALUES: Record<Placeholder, string | null> = {
  name: '**Erika** {{password}}',
  customerNumber: '4711',
  meters: 'Ein Zähler',
  deadline: null,
  portal: 'https://a.example',
  link: 'https://a.example/m/x',
  username: 'erika',
  password: 'geheim',
  sender: 'Stadtwerke',
};

it.each([
  { text: 'Guten Tag {{ name }}', filled: 'Guten Tag **Erika** {{password}}' },
  { text: 'Bis zum {{deadline}} für {{name}}', filled: null },
])('fills $text', ({ text, filled }) => {
  const runs = fillRuns([{ text, isBold: false }], VALUES);
  expect(runs?.map((run) => run.text).join('') ?? null).toBe(filled);
});
