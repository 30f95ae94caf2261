import nx from '@nx/eslint-plugin';
import prettier from 'eslint-config-prettier';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { houseRules } from './tools/lint/house-rules.mjs';
import { moduleBoundaries } from './tools/lint/rings-rule.mjs';

export default tseslint.config(
  {
    ignores: [
      '**/dist',
      '**/dist-element',
      '**/storybook-static',
      '**/coverage',
      '**/.nx',
      '**/node_modules',
      '**/test-results',
      '**/playwright-report',
      '**/.data',
      '**/.cache',
    ],
  },
  // A wrong rule is changed here, for everybody. Comments that switch a rule off have no effect.
  { linterOptions: { noInlineConfig: true, reportUnusedInlineConfigs: 'off' } },
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
    rules: {
      '@nx/enforce-module-boundaries': ['error', moduleBoundaries],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      // An async function may implement an interface with a promise and await nothing.
      '@typescript-eslint/require-await': 'off',
      'no-console': 'error',
    },
  },
  {
    // The page belongs to others, so its console is the only place where the element can tell them.
    files: ['apps/anonymous-wizard/src/element/refusal.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.tsx'],
    ...reactHooks.configs.flat.recommended,
    rules: {
      ...reactHooks.configs.flat.recommended.rules,
      'react-hooks/exhaustive-deps': 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx'] })],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    },
    // Within a project; Nx refuses circles between projects. Type imports may form circles.
    rules: { 'import-x/no-cycle': ['error', { ignoreExternal: true }] },
  },
  ...houseRules,
  {
    files: ['**/*.test.{ts,tsx}', '**/testing/**/*.{ts,tsx}'],
    // `expect(fake.method)` does not call the method.
    rules: { '@typescript-eslint/unbound-method': 'off' },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: { globals: { ...globals.node, ...globals.jest, ...globals.browser } },
    rules: {
      'no-undef': 'error',
      'no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_' }],
      'prefer-const': 'error',
    },
  },
  prettier,
);
