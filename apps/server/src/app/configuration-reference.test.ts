import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configurationReference } from './configuration-reference';
import { VARIABLES } from '../base/variables';

const FILE = join(__dirname, '../../CONFIGURATION.md');

test('CONFIGURATION.md equals the schemas (npm run operator -- configuration)', () => {
  expect(readFileSync(FILE, 'utf8')).toBe(configurationReference());
});

test('CONFIGURATION.md names every variable, and settings of every depth with their defaults', () => {
  const reference = configurationReference();
  for (const name of Object.keys(VARIABLES)) expect(reference).toContain(`| \`${name}\``);
  expect(reference).toMatch(/`config\.features\.loginPasswordMinLength` +\| whole number +\| `5` /);
  expect(reference).toMatch(/`applicationId` +\| text like `\^\[a-z0-9-\]\+\$` +\| none /);
  expect(reference).not.toContain('undefined');
});
