import nx from '@nx/eslint-plugin';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { houseRules } from './tools/lint/house-rules.mjs';
import { moduleBoundaries } from './tools/lint/rings-rule.mjs';

// The rules that need types, React's compiler or the graph of imports are in .oxlintrc.json.
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
  ...tseslint.configs.recommended.map((config) => ({
    ...config,
    files: ['**/*.{ts,tsx}'],
  })),
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { '@nx': nx },
    rules: {
      '@nx/enforce-module-boundaries': ['error', moduleBoundaries],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'no-console': 'error',
      // ESLint gives these comments no effect, but oxlint does.
      'no-warning-comments': [
        'error',
        { terms: ['oxlint-disable', 'eslint-disable'], location: 'anywhere' },
      ],
    },
  },
  {
    // The page belongs to others, so its console is the only place where the element can tell them.
    files: ['apps/anonymous-wizard/src/element/refusal.ts'],
    rules: { 'no-console': 'off' },
  },
  ...houseRules,
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: { globals: { ...globals.node, ...globals.jest, ...globals.browser } },
    rules: {
      'no-undef': 'error',
      'no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_' }],
      'prefer-const': 'error',
    },
  },
);
