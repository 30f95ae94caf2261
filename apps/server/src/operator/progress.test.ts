import { createProgress } from './progress';

it('tells how long a step still takes, from its own beginning', () => {
  const drawn: string[] = [];
  let ms = 0;
  const progress = createProgress(
    (text) => void drawn.push(text.replace('\r\u001b[K', '')),
    () => new Date(1_000_000 + ms),
  );
  const shown = (at: number, what: string, done: number, whole: number | null) => {
    ms = at;
    progress.show(what, done, whole);
    return drawn.at(-1);
  };
  expect(shown(0, 'Lesen', 0, 1000)).toBe('Lesen [------------------------] 0 %  0');
  expect(shown(1000, 'Lesen', 10, 1000)).toMatch(/1 % {2}10$/);
  expect(shown(10_000, 'Lesen', 50, 1000)).toMatch(/5 % {2}50 {2}noch 4 min$/);
  expect(shown(100_000, 'Lesen', 600, 1000)).toMatch(/60 % {2}600 {2}noch 67 s$/);
  // It draws only ten times a second.
  expect(shown(100_050, 'Lesen', 700, 1000)).toMatch(/60 %/);
  expect(shown(100_500, 'Übernehmen', 1, 10)).toMatch(/^Übernehmen .*10 % {2}1$/);
  expect(shown(110_500, 'Übernehmen', 5, 10)).toMatch(/noch 10 s$/);
  expect(shown(120_500, 'Lesen', 5, null)).toBe('Lesen 5');
});
