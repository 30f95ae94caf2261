import { ringsRule } from './rings-rule.mjs';
import { jsxWords } from './jsx-words.mjs';
import { moduleBoundaries } from './module-boundaries.mjs';

const NOT_PRODUCT = ['**/*.{test,spec,stories,examples}.{ts,tsx}', '**/testing/**'];
const PURE = ['libs/domain/src/**/*.ts', 'libs/validation/src/**/*.ts'];
const IN_BROWSER = ['libs/*/src/**/*.{ts,tsx}', 'apps/{portal,anonymous-wizard}/src/**/*.{ts,tsx}'];

/** Where a branded type is made, once and after a check; nowhere else is the compiler overruled. */
const BRANDS = ['libs/domain/src/calendar/calendar-day.ts'];

/** The one home of clock, network and locks; everything else is given them, so that a test can too. */
const PORTS = [
  'apps/*/src/{app,base}/ports.ts',
  'apps/portal/src/service-worker/service-worker.ts',
];

const shape = [
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
  {
    // The build fetches the styles of a part around import().then(…), so their failure goes past it.
    selector:
      'CallExpression[callee.property.name="then"][callee.object.type="ImportExpression"][arguments.length=2]',
    message: 'A part that cannot be loaded is caught behind .then(), or by lazyOr.',
  },
];

const NO_CLOCK = 'Nothing looks at a clock by itself: take today, or the clock from ports.ts.';
const now = {
  selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
  message: NO_CLOCK,
};

const named = (names, message) => names.map((name) => ({ name, message }));

const GIVEN = 'This is given from ports.ts, so that a test can give something else.';
const ports = {
  'no-restricted-globals': [
    'error',
    ...named(['fetch'], GIVEN),
    ...named(['localStorage'], 'What is kept is kept in IndexedDB, by the parts made for it.'),
  ],
  'no-restricted-properties': [
    'error',
    { object: 'Date', property: 'now', message: NO_CLOCK },
    { object: 'navigator', property: 'locks', message: GIVEN },
  ],
  'no-restricted-syntax': ['error', ...shape, ...jsxWords, now],
};

/** What exists in every place that runs the pure rings, and would tie a rule to one of them. */
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
  {
    files: PURE,
    ignores: NOT_PRODUCT,
    rules: {
      'no-restricted-globals': [
        'error',
        ...named(
          PLATFORM,
          'domain and validation only calculate; what they need comes as a parameter.',
        ),
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
    // Tools that load a default export by their own rules.
    files: ['**/*.stories.tsx', '**/*.{config,setup,teardown}.ts', 'tools/storybook/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    // Storybook stands where an app would: it gives the stories their theme and their words.
    files: ['tools/storybook/*.tsx'],
    rules: {
      '@nx/enforce-module-boundaries': ['error', { ...moduleBoundaries, allow: ['@ablesbar/ui'] }],
    },
  },
  { files: ['**/*.test.{ts,tsx}', '**/testing/**/*.{ts,tsx}'], rules: { 'max-lines': 'off' } },
];
