import { existsSync } from 'node:fs';
import { inRoot } from '../root.mjs';
import { HEADINGS, problemsOfReadme } from './readmes.mjs';
import { foldersIn, textOf } from './sources.mjs';

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
