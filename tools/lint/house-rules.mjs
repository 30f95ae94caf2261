import { ringsRule } from './rings-rule.mjs';

const NOT_PRODUCT = ['**/*.{test,spec,stories,examples}.{ts,tsx}', '**/testing/**'];
const PURE = ['libs/domain/src/**/*.ts', 'libs/validation/src/**/*.ts'];

/** Where a branded type is made, once and after a check; nowhere else is the compiler overruled. */
const BRANDS = ['libs/domain/src/calendar/calendar-day.ts'];

const WORDS = '/\\p{L}{2}/u';
const WORDS_LIVE = 'Words live in libs/i18n, in three languages; a screen names their keys.';

const syntax = [
  {
    selector: 'TSEnumDeclaration',
    message: 'Unions, not enums: they cost nothing at run time and narrow by themselves.',
  },
  {
    selector: 'ExportDefaultDeclaration',
    message: 'Named exports: a thing has one name everywhere.',
  },
  {
    selector: 'ExportAllDeclaration',
    message: 'An index names what it exports, so that nothing gets out unseen.',
  },
];

const words = [
  `JSXText[value=${WORDS}]`,
  `:matches(JSXElement, JSXFragment) > JSXExpressionContainer > Literal[value=${WORDS}]`,
  `:matches(JSXElement, JSXFragment) > JSXExpressionContainer > :matches(ConditionalExpression, LogicalExpression) > Literal[value=${WORDS}]`,
  `:matches(JSXElement, JSXFragment) > JSXExpressionContainer > TemplateLiteral > TemplateElement[value.raw=${WORDS}]`,
  `JSXAttribute[name.name=/^(alt|title|label|placeholder|aria-(label|description|roledescription|valuetext))$/] > Literal[value=${WORDS}]`,
].map((selector) => ({ selector, message: WORDS_LIVE }));

const noClock = [
  { object: 'Date', property: 'now', message: 'Rules have no clock; take today as a parameter.' },
];

/** What exists in every place that runs the rings, and would tie a rule to one of them. */
const PLATFORM = [
  'fetch',
  'process',
  'Buffer',
  'console',
  'setTimeout',
  'setInterval',
  'queueMicrotask',
  'performance',
  'crypto',
  'navigator',
  'localStorage',
].map((name) => ({
  name,
  message: 'domain and validation only calculate; what they need comes as a parameter.',
}));

export const houseRules = [
  {
    files: ['apps/*/src/**/*.{ts,tsx}', 'libs/*/src/**/*.{ts,tsx}'],
    plugins: { ablesbar: { rules: { rings: ringsRule } } },
    rules: { 'ablesbar/rings': 'error' },
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': ['error', ...syntax],
      'max-lines': ['error', { max: 220, skipBlankLines: true }],
    },
  },
  {
    files: ['apps/*/src/**/*.tsx', 'libs/*/src/**/*.tsx'],
    ignores: NOT_PRODUCT,
    rules: { 'no-restricted-syntax': ['error', ...syntax, ...words] },
  },
  {
    files: ['apps/*/src/**/*.{ts,tsx}', 'libs/*/src/**/*.{ts,tsx}'],
    ignores: [...NOT_PRODUCT, ...BRANDS],
    rules: {
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
    },
  },
  {
    // Tools that load a default export by their own rules.
    files: ['**/*.stories.tsx', '**/*.config.ts', 'tools/storybook/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  { files: ['**/*.test.{ts,tsx}', '**/testing/**/*.{ts,tsx}'], rules: { 'max-lines': 'off' } },
  {
    files: PURE,
    ignores: NOT_PRODUCT,
    rules: {
      'no-restricted-properties': ['error', ...noClock],
      'no-restricted-globals': ['error', ...PLATFORM],
      'no-restricted-syntax': [
        'error',
        ...syntax,
        {
          selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
          message: 'Rules have no clock; take today as a parameter.',
        },
      ],
    },
  },
];
