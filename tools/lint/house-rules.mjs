import { moduleBoundaries, ringsRule } from './rings-rule.mjs';

const NOT_PRODUCT = ['**/*.{test,spec,stories,examples}.{ts,tsx}', '**/testing/**'];
const PURE = ['libs/domain/src/**/*.ts', 'libs/validation/src/**/*.ts'];
const IN_BROWSER = ['libs/*/src/**/*.{ts,tsx}', 'apps/{portal,anonymous-wizard}/src/**/*.{ts,tsx}'];

/** The constructors of branded types. Only they may use a cast, after a check. */
const BRANDS = ['libs/domain/src/calendar/calendar-day.ts'];

/**
 * Clock, network and locks are used here only. Other code gets them as parameters, so a test can
 * replace them.
 */
const PORTS = [
  'apps/*/src/{app,base}/ports.ts',
  'apps/portal/src/service-worker/service-worker.ts',
];

const shape = [
  {
    selector: 'TSEnumDeclaration',
    message: 'Unions, not enums: they cost nothing at run time, and the compiler narrows them.',
  },
  {
    selector: 'ExportDefaultDeclaration',
    message: 'Named exports: they have the same name in every file.',
  },
  {
    selector: 'ExportAllDeclaration',
    message: 'An index names its exports one by one, so that nothing is exported by accident.',
  },
  {
    // Vite loads the styles of a part around import().then(…). The second argument misses their
    // failure.
    selector:
      'CallExpression[callee.property.name="then"][callee.object.type="ImportExpression"][arguments.length=2]',
    message: 'Catch a failed import() with .catch() behind .then(), or use lazyWithFallback.',
  },
];

const NO_CLOCK =
  'Do not read the clock here: take today as a parameter, or the clock from ports.ts.';
const now = {
  selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
  message: NO_CLOCK,
};

/** A browser ignores the whole line, and nothing says so. */
const minus = {
  selector: 'TemplateElement[tail=false][value.raw=/(^|[ (,])-$/]',
  message: 'A minus before a variable is no CSS; write `calc(-1 * ${…})`.',
};

const WORDS = '/\\p{L}{2}/u';
const CHILD = ':matches(JSXElement, JSXFragment) > JSXExpressionContainer';
const SPOKEN =
  '/^(alt|title|label|placeholder|aria-(label|description|roledescription|valuetext))$/';

/** Texts for a person that are written into a screen instead of the tables of texts. */
const jsxWords = [
  `JSXText[value=${WORDS}]`,
  `${CHILD} > Literal[value=${WORDS}]`,
  `${CHILD} > :matches(ConditionalExpression, LogicalExpression) > Literal[value=${WORDS}]`,
  `${CHILD} > TemplateLiteral > TemplateElement[value.raw=${WORDS}]`,
  `JSXAttribute[name.name=${SPOKEN}] > Literal[value=${WORDS}]`,
].map((selector) => ({
  selector,
  message: 'Texts belong to libs/i18n, in three languages; a screen names their keys.',
}));

const named = (names, message) => names.map((name) => ({ name, message }));

const GIVEN = 'Take this as a parameter from ports.ts, so that a test can replace it.';
const ports = {
  'no-restricted-globals': [
    'error',
    ...named(['fetch'], GIVEN),
    ...named(['localStorage'], 'Store data in IndexedDB, with the modules made for it.'),
  ],
  'no-restricted-properties': [
    'error',
    { object: 'Date', property: 'now', message: NO_CLOCK },
    { object: 'navigator', property: 'locks', message: GIVEN },
  ],
  'no-restricted-syntax': ['error', ...shape, ...jsxWords, now],
};

/** Names of a platform. A rule that uses one would depend on that platform. */
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
];

/** What Storybook's own files import beyond the libs of the tools. */
const SHOWN = [
  '@ablesbar/ui',
  '@ablesbar/ui/*',
  '@ablesbar/api-client*',
  '@ablesbar/server/designer',
];

export const houseRules = [
  {
    files: ['apps/*/src/**/*.{ts,tsx}', 'libs/*/src/**/*.{ts,tsx}'],
    plugins: { ablesbar: { rules: { rings: ringsRule } } },
    rules: { 'ablesbar/rings': 'error' },
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': ['error', ...shape],
      'max-lines': ['error', { max: 220, skipBlankLines: true }],
    },
  },
  { files: IN_BROWSER, ignores: [...NOT_PRODUCT, ...PORTS], rules: ports },
  { files: ['**/*.css.ts'], rules: { 'no-restricted-syntax': ['error', ...shape, minus] } },
  {
    files: PURE,
    ignores: NOT_PRODUCT,
    rules: {
      'no-restricted-globals': [
        'error',
        ...named(PLATFORM, 'domain and validation only calculate; take this as a parameter.'),
      ],
    },
  },
  {
    files: ['apps/*/src/**/*.{ts,tsx}', 'libs/*/src/**/*.{ts,tsx}'],
    ignores: [...NOT_PRODUCT, ...BRANDS],
    rules: {
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
    },
  },
  {
    // The tools that load these files require a default export.
    files: ['**/*.stories.tsx', '**/*.{config,setup,teardown}.ts', 'tools/storybook/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    // Storybook takes the place of an app: it gives the stories their theme and their texts, and its
    // page for designers shows what the server writes.
    files: ['tools/storybook/**/*.{ts,tsx}'],
    rules: { '@nx/enforce-module-boundaries': ['error', { ...moduleBoundaries, allow: SHOWN }] },
  },
  { files: ['**/*.test.{ts,tsx}', '**/testing/**/*.{ts,tsx}'], rules: { 'max-lines': 'off' } },
];
