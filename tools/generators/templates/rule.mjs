import { camelOf } from '../place.mjs';

const rule = ({ ring, question, subject }) =>
  ring === 'validation'
    ? `import type { Problem } from '../problem/problem';

/** Say why this value is refused, and what would go wrong otherwise. */
export function ${question}(${subject}: string): Problem | null {
  throw new Error(\`Not decided yet: \${${subject}}\`);
}
`
    : `/** Say what this is derived from, and what a reader may get wrong. */
export function ${question}(${subject}: string): string {
  throw new Error(\`Not decided yet: \${${subject}}\`);
}
`;

const test = ({ ring, name, question, subject }) => {
  const answer = ring === 'validation' ? 'problem' : 'answer';
  const value = ring === 'validation' ? 'null' : "''";
  return `import { ${question} } from './${name}';

test.each([
  { says: 'accepts the last good value', ${subject}: '', ${answer}: ${value} },
  { says: 'refuses the first bad value', ${subject}: '', ${answer}: ${value} },
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
