import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configurationReference } from './configuration-reference';
import { VARIABLES } from '../base/variables';

const FILE = join(__dirname, '../../CONFIGURATION.md');

test('CONFIGURATION.md is what the schemas say (npm run operator -- configuration)', () => {
  expect(readFileSync(FILE, 'utf8')).toBe(configurationReference());
});

test('it names every variable, and settings of every depth with their defaults', () => {
  const reference = configurationReference();
  for (const name of Object.keys(VARIABLES)) expect(reference).toContain(`| \`${name}\``);
  expect(reference).toMatch(/`config\.features\.loginPasswordMinLength` +\| whole number +\| `5` /);
  expect(reference).toMatch(/`applicationId` +\| text like `\^\[a-z0-9-\]\+\$` +\| none /);
  expect(reference).not.toContain('undefined');
});
