import { camelOf } from '../case.mjs';

const rule = ({ ring, question, subject }) =>
  ring === 'validation'
    ? `import type { Problem } from '../problem/problem';

/** Say here why this may be refused, and what would go wrong if it were not. */
export function ${question}(${subject}: string): Problem | null {
  throw new Error(\`Not decided yet: \${${subject}}\`);
}
`
    : `/** Say here what this follows from, and where somebody would guess wrong. */
export function ${question}(${subject}: string): string {
  throw new Error(\`Not decided yet: \${${subject}}\`);
}
`;

const test = ({ ring, name, question, subject }) => {
  const answer = ring === 'validation' ? 'problem' : 'answer';
  const value = ring === 'validation' ? 'null' : "''";
  return `import { ${question} } from './${name}';

test.each([
  { says: 'accepts the last that is good', ${subject}: '', ${answer}: ${value} },
  { says: 'refuses the first that is not', ${subject}: '', ${answer}: ${value} },
])('$says', ({ ${subject}, ${answer} }) => {
  expect(${question}(${subject})).toEqual(${answer});
});
`;
};

/** A rule is one question in one file, with a table of cases beside it. */
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
