export const HEADINGS = [
  'What it knows',
  'What it must never know',
  'Its words',
  'How to use and test it',
];

const SCREEN = 60;

/** What keeps this text from being the README of a lib: one screen, the same four headings. */
export function problemsOfReadme(text) {
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
