import { citedIn, decisionIndex, decisionRecords, problemsOf, recordOf } from './decisions.mjs';
import { filesBelow, textOf } from './sources.mjs';

const records = decisionRecords();
const ids = new Set(records.map(({ id }) => id));

const good = `# D28 Login attempts are counted first

accepted · 2026-11-21 · session

**Context.** a

**Decision.** b

**Consequence.** c
`;
const file = 'd028-count-first.md';

test.each([
  { says: 'a whole record has no problem', text: good, problem: undefined },
  {
    says: 'a title without a number',
    text: good.replace('# D28 ', '# '),
    problem: 'the first line is not "# D28 What is decided"',
  },
  {
    says: 'another number',
    text: good.replace('D28', 'D29'),
    problem: 'the file does not begin with d029-',
  },
  {
    says: 'an unknown status',
    text: good.replace('accepted', 'draft'),
    problem: 'unknown status "draft"',
  },
  { says: 'no date', text: good.replace('2026-11-21', 'today'), problem: 'no date: "today"' },
  {
    says: 'an unknown concept',
    text: good.replace('session', 'misc'),
    problem: 'unknown concept "misc"',
  },
  {
    says: 'a missing part',
    text: good.replace('**Context.**', ''),
    problem: 'no paragraph "**Context.**"',
  },
  { says: '120 words', text: good.replace(' c\n', ` ${'c '.repeat(118)}\n`), problem: undefined },
  {
    says: '121 words',
    text: good.replace(' c\n', ` ${'c '.repeat(119)}\n`),
    problem: '121 words, 120 at most',
  },
  {
    says: 'superseded by a record that is not there',
    text: good.replace('accepted', 'superseded by D999'),
    problem: 'D999 does not exist',
  },
])('$says', ({ text, problem }) => {
  expect(problemsOf(recordOf(file, text), new Set(['D28']))[0]).toBe(problem);
});

test('each number stands once', () => {
  expect(records.length).toBe(ids.size);
  expect(ids.size).toBeGreaterThan(100);
});

test.each(records)('$id $name is a whole record', (record) => {
  expect(problemsOf(record, ids)).toEqual([]);
});

test('the index is the one that the records make', () => {
  expect(textOf('docs/decisions/README.md')).toBe(decisionIndex(records));
});

/** Files that may cite a decision. The tests in this folder cite numbers that do not exist. */
const citing = filesBelow('').filter(
  (path) => /\.(tsx?|m?js|md)$/.test(path) && !path.startsWith('tools/checks/decisions'),
);

test('every decision that is cited exists', () => {
  const lost = citing.flatMap((path) =>
    citedIn(textOf(path))
      .filter((id) => !ids.has(id))
      .map((id) => `${path}: ${id}`),
  );
  expect(lost).toEqual([]);
});

test('every customer decision that is cited exists', () => {
  const text = textOf('docs/customer-decisions.md');
  const lost = citing.flatMap((path) =>
    [...textOf(path).matchAll(/\b[Cc]ustomer decision (\d+)/g)]
      .filter(([, number]) => !text.includes(`<a id="${number}"></a>`))
      .map(([cited]) => `${path}: ${cited}`),
  );
  expect(lost).toEqual([]);
});

test('a decision is cited as ours or as the customer’s', () => {
  const unclear = citing.filter((path) => /(?<!customer )\bdecision \d/i.test(textOf(path)));
  expect(unclear).toEqual([]);
});
