/**
 * Mutants that no test has to notice, each with the reason. They are not printed, but still count as
 * not noticed. A row whose mutant no longer survives is stale and fails the run. `code` is the changed
 * code in one line.
 *
 * { file: 'apps/server/src/…', mutator: 'EqualityOperator', code: 'a < b', becomes: 'a <= b', because: '…' }
 */
const ENTRY = 'apps/portal/src/queue-panel/queue-entry.ts';
const SEND = 'apps/portal/src/outbox/send-record.ts';
const ANSWERS = 'apps/server/src/reading/remembered-answer.ts';

export const ACCEPTED = [
  {
    file: ANSWERS,
    mutator: 'StringLiteral',
    code: "'A stored key has no answer.'",
    becomes: '""',
    because:
      'readings and answers are stored by one statement: it is a bug that nobody can bring about',
  },
  {
    file: ANSWERS,
    mutator: 'ConditionalExpression',
    code: 'remembered === null',
    becomes: 'false',
    because: 'as above',
  },
  {
    file: ANSWERS,
    mutator: 'ConditionalExpression',
    code: 'reading.photos.length === 0',
    becomes: 'false',
    because: 'only speed: without photos many readings share one statement (npm run bench)',
  },
  {
    file: ANSWERS,
    mutator: 'EqualityOperator',
    code: 'one < other',
    becomes: 'one <= other',
    because: 'the keys of a map are never equal',
  },
  {
    file: ANSWERS,
    mutator: 'BooleanLiteral',
    code: 'false',
    becomes: 'true',
    because: 'the compiler asks for it: one reading given is one answer got',
  },
  {
    file: ANSWERS,
    mutator: 'ConditionalExpression',
    code: '!first.has(nameOf(one))',
    becomes: 'true',
    because: 'of those that come at once under one key, nobody is promised which is stored',
  },
  {
    file: ANSWERS,
    mutator: 'ConditionalExpression',
    code: 'stored.has(nameOf(one)) && first.get(nameOf(one)) === one',
    becomes: 'false',
    because: 'then its own answer is read back: a query more, and the same answer',
  },
  {
    file: ENTRY,
    mutator: 'OptionalChaining',
    code: 'lastError?.message',
    becomes: 'lastError.message',
    because: 'the compiler asks for it: what was refused has its last error',
  },
  {
    file: ENTRY,
    mutator: 'OptionalChaining',
    code: 'lastError?.status',
    becomes: 'lastError.status',
    because: 'as above',
  },
  {
    file: 'apps/portal/src/outbox/move-into-form.ts',
    mutator: 'ArrayDeclaration',
    code: '[]',
    becomes: '["Stryker was here"]',
    because: 'what is no record has no id either',
  },
  {
    file: SEND,
    mutator: 'ArrayDeclaration',
    code: '[]',
    becomes: '["Stryker was here"]',
    because: 'what is no field has no message either',
  },
  {
    file: SEND,
    mutator: 'ConditionalExpression',
    code: "typeof message === 'string'",
    becomes: 'true',
    because: 'the compiler asks for it: what has no text ends as null either way',
  },
  {
    file: 'apps/portal/src/outbox/start-outbox.ts',
    mutator: 'ArrowFunction',
    code: '() => 0',
    becomes: '() => undefined',
    because: 'undefined is not above 0 either',
  },
];
