import { existsSync } from 'node:fs';
import { inRoot } from '../root.mjs';
import { foldersIn, textOf } from './sources.mjs';

const HEADINGS = [
  'What it knows',
  'What it must never know',
  'Its words',
  'How to use and test it',
];

const SCREEN = 60;

/** What this text lacks as the README of a lib: one screen with four given headings. */
function problemsOfReadme(text) {
  const lines = text.trimEnd().split('\n');
  const headings = lines
    .filter((line) => line.startsWith('## '))
    .map((line) => line.slice(3).trim());
  const problems = HEADINGS.filter((heading) => !headings.includes(heading)).map(
    (heading) => `lacks "## ${heading}"`,
  );
  if (lines.length > SCREEN) problems.push(`has ${lines.length} lines, more than one screen`);
  return problems;
}

const readme = (headings, lines) =>
  [...headings.map((heading) => `## ${heading}`), ...Array(lines).fill('text')]
    .slice(0, lines)
    .join('\n');

test.each([
  { says: 'takes sixty lines', text: readme(HEADINGS, 60), problems: 0 },
  { says: 'refuses sixty-one lines', text: readme(HEADINGS, 61), problems: 1 },
  { says: 'misses each heading', text: readme(HEADINGS.slice(1), 9), problems: 1 },
])('$says', ({ text, problems }) => {
  expect(problemsOfReadme(text)).toHaveLength(problems);
});

test.each(foldersIn('libs'))('libs/%s has a README of one screen', (name) => {
  const path = `libs/${name}/README.md`;
  expect(existsSync(inRoot(path))).toBe(true);
  expect(problemsOfReadme(textOf(path))).toEqual([]);
});
