import { camelOf } from '../place.mjs';

const rule = ({ ring, question, subject }) =>
  ring === 'validation'
    ? `import type { Problem } from '../problem/problem';

/** UNFINISHED: say why a value is refused, and what would go wrong otherwise. */
export function ${question}(${subject}: string): Problem | null {
  return ${subject} === '' ? { code: 'value-missing', severity: 'blocks' } : null;
}
`
    : `/** UNFINISHED: say what this is derived from, and what a reader may get wrong. */
export function ${question}(${subject}: string): string {
  return ${subject}.trim();
}
`;

/** They pass and look like no rule of ours, so that nobody keeps them. A check of the repository refuses them. */
const ROWS = {
  validation: [
    { says: 'the last value that is accepted', given: 'anything', answer: 'null' },
    {
      says: 'the first value that is refused',
      given: '',
      answer: "{ code: 'value-missing', severity: 'blocks' }",
    },
  ],
  domain: [
    { says: 'the last case with this answer', given: ' anything ', answer: "'anything'" },
    { says: 'the first case with another one', given: ' ', answer: "''" },
  ],
};

const test = ({ ring, name, question, subject }) => {
  const answer = ring === 'validation' ? 'problem' : 'answer';
  const rows = ROWS[ring].map(
    (row) =>
      `  { says: 'UNFINISHED: ${row.says}', ${subject}: '${row.given}', ${answer}: ${row.answer} },`,
  );
  return `import { ${question} } from './${name}';

// UNFINISHED: replace both rows. Read together, the titles are the specification; boundaries come in pairs.
test.each([
${rows.join('\n')}
])('$says', ({ ${subject}, ${answer} }) => {
  expect(${question}(${subject})).toEqual(${answer});
});
`;
};

/** A rule answers one question in one file, with a table of cases beside it. */
export function ruleFiles({ ring, folder, name }) {
  const question = camelOf(name);
  const subject = name.startsWith('check-') ? camelOf(name.slice('check-'.length)) : 'given';
  const path = `libs/${ring}/src/${folder}/${name}`;
  const words = { ring, name, question, subject };
  return {
    files: { [`${path}.ts`]: rule(words), [`${path}.test.ts`]: test(words) },
    index: {
      path: `libs/${ring}/src/index.ts`,
      start: '',
      lines: [`export { ${question} } from './${folder}/${name}';`],
    },
  };
}
