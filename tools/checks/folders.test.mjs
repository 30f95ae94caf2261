import { existsSync } from 'node:fs';
import { inRoot } from '../root.mjs';

// The folders and files that the house is known by; nobody has to search for them.
test.each([
  'apps/portal',
  'apps/anonymous-wizard',
  'apps/portal-e2e',
  'apps/server',
  'libs/domain',
  'libs/api-client',
  'libs/validation',
  'libs/offline-queue',
  'libs/ui',
  'libs/i18n',
  'tools',
  'nx.json',
  'package.json',
  'tsconfig.base.json',
  'eslint.config.mjs',
  'README.md',
  'CONTRIBUTING.md',
  'docs/requirements.md',
  'docs/contract.md',
  'docs/customer-decisions.md',
  'docs/decisions/README.md',
])('%s is there', (path) => {
  expect(existsSync(inRoot(path))).toBe(true);
});
