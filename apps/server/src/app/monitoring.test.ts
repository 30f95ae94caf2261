import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AUDIT_EVENTS } from '../audit/audit-line';
import { createMetrics } from './metrics';

const page = readFileSync(join(__dirname, '../../MONITORING.md'), 'utf8');

/** The words in the first column of the table under a heading. */
function firstColumn(heading: string): readonly string[] {
  const [, section = ''] = page.split(`## ${heading}\n`);
  const [table = ''] = section.split('\n## ');
  return [...table.matchAll(/^\| `([\w-]+)/gm)].map(([, word = '']) => word);
}

test('MONITORING.md names each audit event and no other', () => {
  expect([...firstColumn('Audit lines')].sort()).toEqual([...AUDIT_EVENTS].sort());
});

test('MONITORING.md names each of our metrics and no other', () => {
  const emitted = createMetrics()
    .names()
    // prom-client describes these itself.
    .filter((name) => !/^(process|nodejs)_/.test(name));
  expect([...firstColumn('Metrics')].sort()).toEqual([...emitted].sort());
});
