import nx from '@nx/eslint-plugin';
import prettier from 'eslint-config-prettier';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { rings } from './tools/rings.mjs';

const SCOPE = '@ablesbar/';
const allRings = Object.keys(rings);

const deepImport = {
  group: [`${SCOPE}*/src/*`, `${SCOPE}*/src/**`],
  message: 'A lib is used through its index.ts; what is not exported there is its own business.',
};

/** The ring's own fence: which libs and packages it must not import, with the reason in the message. */
function fence(name) {
  const { mayImport, bannedPackages, why } = rings[name];
  const foreign = allRings.filter((ring) => ring !== name && !mayImport.includes(ring));
  const patterns = [
    {
      group: foreign.flatMap((ring) => [SCOPE + ring, `${SCOPE}${ring}/*`]),
      message: why,
    },
    deepImport,
  ];
  if (bannedPackages === 'all') {
    // Every bare specifier that is not one of our own rings.
    patterns.push({ regex: `^(?!\\.{1,2}/|${SCOPE})`, message: why });
  } else {
    patterns.push({
      group: bannedPackages.flatMap((name) => [name, `${name}/**`]),
      message: why,
    });
  }
  return patterns;
}

/** `testing` folders hold builders and fakes; product code must not lean on them. */
const testingImport = {
  group: [`${SCOPE}*/testing`, '**/testing', '**/testing/*'],
  message: 'Builders and fakes are for tests and stories only.',
};

const testFiles = ['**/*.test.{ts,tsx,mjs}', '**/*.stories.tsx', '**/testing/**'];

const fences = allRings.flatMap((name) => {
  const home = ['domain', 'validation', 'i18n', 'api-client', 'offline-queue', 'ui'].includes(name)
    ? 'libs'
    : 'apps';
  const files = [`${home}/${name}/src/**/*.{ts,tsx}`];
  const patterns = fence(name);
  return [
    {
      files,
      ignores: testFiles,
      rules: {
        'no-restricted-imports': ['error', { patterns: [...patterns, testingImport] }],
      },
    },
    {
      files: testFiles.map((glob) => `${home}/${name}/src/${glob}`),
      rules: {
        // Property tests are allowed where rules are tested.
        'no-restricted-imports': [
          'error',
          {
            patterns: name === 'domain' || name === 'validation' ? patterns.slice(0, 2) : patterns,
          },
        ],
      },
    },
  ];
});

export default tseslint.config(
  {
    ignores: [
      '**/dist',
      '**/storybook-static',
      '**/coverage',
      '**/.nx',
      '**/node_modules',
      '**/test-results',
      '**/.data',
      '**/.cache',
    ],
  },
  ...tseslint.configs.recommendedTypeChecked.map((config) => ({
    ...config,
    files: ['**/*.{ts,tsx}'],
  })),
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    plugins: { '@nx': nx },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          allow: [],
          depConstraints: [
            { sourceTag: 'layer:domain', onlyDependOnLibsWithTags: [] },
            { sourceTag: 'layer:rules', onlyDependOnLibsWithTags: ['layer:domain'] },
            {
              sourceTag: 'layer:texts',
              onlyDependOnLibsWithTags: ['layer:domain', 'layer:rules'],
            },
            { sourceTag: 'layer:data', onlyDependOnLibsWithTags: ['layer:domain', 'layer:rules'] },
            {
              sourceTag: 'layer:ui',
              onlyDependOnLibsWithTags: ['layer:domain', 'layer:rules', 'layer:texts'],
            },
            {
              sourceTag: 'layer:app',
              onlyDependOnLibsWithTags: [
                'layer:domain',
                'layer:rules',
                'layer:texts',
                'layer:data',
                'layer:ui',
              ],
            },
            { sourceTag: 'layer:e2e', onlyDependOnLibsWithTags: ['layer:domain'] },
            { sourceTag: 'platform:any', onlyDependOnLibsWithTags: ['platform:any'] },
            {
              sourceTag: 'platform:node',
              onlyDependOnLibsWithTags: ['platform:any', 'platform:node'],
            },
            {
              sourceTag: 'platform:browser',
              onlyDependOnLibsWithTags: ['platform:any', 'platform:browser'],
            },
          ],
        },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      '@typescript-eslint/require-await': 'off',
      'max-lines': ['error', { max: 220, skipBlankLines: true }],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'TSEnumDeclaration',
          message: 'Unions, not enums: they cost nothing at run time and narrow by themselves.',
        },
        {
          selector: 'ExportDefaultDeclaration',
          message: 'Named exports: a thing has one name everywhere.',
        },
      ],
      'no-console': 'error',
    },
  },
  ...fences,
  {
    // Tools that load a default export by their own rules.
    files: ['**/*.stories.tsx', '**/*.config.ts', 'tools/storybook/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['**/*.test.{ts,tsx}', '**/testing/**/*.{ts,tsx}'],
    rules: {
      'max-lines': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    // The domain's rings have no clock: `today` is a parameter, so a rule gives the same answer tomorrow.
    files: ['libs/domain/src/**/*.ts', 'libs/validation/src/**/*.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'Date',
          property: 'now',
          message: 'Rules have no clock; take today as a parameter.',
        },
      ],
    },
  },
  {
    files: ['libs/ui/src/primitives/**/*.{ts,tsx}', 'libs/ui/src/theme/**/*.{ts,tsx}'],
    ignores: testFiles,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            ...fence('ui'),
            testingImport,
            {
              group: [`${SCOPE}domain`, `${SCOPE}validation`, '**/reading/*'],
              message: 'primitives and theme know no domain, so that any product could use them.',
            },
          ],
        },
      ],
    },
  },
  { files: ['**/*.tsx'], ...reactHooks.configs.flat.recommended },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: { globals: { ...globals.node, ...globals.jest } },
  },
  prettier,
);
