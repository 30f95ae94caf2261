import { camelOf } from '../place.mjs';

const rule = ({ ring, question, subject }) =>
  ring === 'validation'
    ? `import type { Problem } from '../problem/problem';

/** Say why this value is refused, and what would go wrong otherwise. */
export function ${question}(${subject}: string): Problem | null {
  return ${subject} === '' ? { code: 'value-missing', severity: 'blocks' } : null;
}
`
    : `/** Say what this is derived from, and what a reader may get wrong. */
export function ${question}(${subject}: string): string {
  return ${subject}.trim();
}
`;

/** The two rows at the boundary, to be replaced together with the first answer of the rule. */
const ROWS = {
  validation: [
    { says: 'accepts the last good value', given: '1', answer: 'null' },
    {
      says: 'refuses the first bad value',
      given: '',
      answer: "{ code: 'value-missing', severity: 'blocks' }",
    },
  ],
  domain: [
    { says: 'answers the usual case', given: '1', answer: "'1'" },
    { says: 'answers the case beside it', given: ' ', answer: "''" },
  ],
};

const test = ({ ring, name, question, subject }) => {
  const answer = ring === 'validation' ? 'problem' : 'answer';
  const rows = ROWS[ring].map(
    (row) => `  { says: '${row.says}', ${subject}: '${row.given}', ${answer}: ${row.answer} },`,
  );
  return `import { ${question} } from './${name}';

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
