import { Lexer } from 'marked';
import { compilePatterns } from './compile-patterns';
import { trustedHtml } from './trusted-html';

const { block, inline } = Lexer.rules;
/** Those of all kinds of markdown; a list makes one more for its depth. */
const patterns = [...Object.values(block), ...Object.values(inline)].flatMap((kind): unknown[] =>
  Object.values(kind),
);

const RICH = [
  '# Hilfe\n\nZwei\n====\n\n> **fett**, *schräg*, ~~weg~~, __a__ und `b`',
  '- [x] a\n  1. b\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n<b>c</b>\n\n---\n\n```\nd\n```',
  '[a](/b "c") ![d](/e.png) <https://f.example> hilfe@g.example – [h][i]\n\n[i]: /j',
].join('\n\n');

/** The patterns that run meanwhile. */
async function patternsIn(work: () => unknown): Promise<ReadonlySet<RegExp>> {
  const used = new Set<RegExp>();
  const { exec } = RegExp.prototype;
  const spy = jest.spyOn(RegExp.prototype, 'exec').mockImplementation(function (
    this: RegExp,
    text,
  ) {
    if (patterns.includes(this)) used.add(this);
    return exec.call(this, text);
  });
  await work();
  spy.mockRestore();
  return used;
}

test('a text uses no pattern that is not compiled yet', async () => {
  const compiled = await patternsIn(compilePatterns);
  const used = await patternsIn(() => trustedHtml(RICH, 2));
  expect(used.size).toBeGreaterThan(20);
  expect([...used].filter((pattern) => !compiled.has(pattern))).toEqual([]);
});

test('the page answers in between, on a device on which each pattern is slow', async () => {
  let now = 0;
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => (now += 10));
  const answer = jest.fn();
  const asking = setInterval(answer);
  await compilePatterns();
  clearInterval(asking);
  clock.mockRestore();
  expect(answer.mock.calls.length).toBeGreaterThan(20);
});
