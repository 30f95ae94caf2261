import { createConfig, lintFromString } from '@redocly/openapi-core';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenDatabase } from '../database/open-database';
import { anyDatabase, openTestDatabase } from '../testing/test-database';
import { startTestServer } from '../testing/test-server';
import { CALL_NAMES } from './call-names';
import { EXAMPLES } from './examples';

const PACKAGES = join(__dirname, '../../../../node_modules');
const folder = mkdtempSync(join(tmpdir(), 'ablesbar-client-'));
let opened: OpenDatabase;
let source: string;
beforeAll(async () => {
  opened = await openTestDatabase(anyDatabase);
  const { server, get } = await startTestServer(opened.database);
  source = (await get('/api/openapi.json')).text;
  await server.close();
});
afterAll(async () => {
  await opened.close();
  rmSync(folder, { recursive: true });
});

it('has nothing that redocly recommends against', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config });
  const found = problems.map(({ ruleId, message, location }) => [
    ruleId,
    message,
    location[0]?.pointer,
  ]);
  expect(found).toEqual([]);
});

it('names each call that it describes, and only those have a name or an example', () => {
  const ids = [...source.matchAll(/"operationId":"(\w+)"/g)].map(([, id]) => id);
  expect(ids.toSorted()).toEqual([...CALL_NAMES.values()].map(({ id }) => id).toSorted());
  expect(Object.keys(EXAMPLES).filter((id) => !ids.includes(id))).toEqual([]);
});

const CALLER = `
import type { components, operations } from './client';
type Schemas = components['schemas'];
type Sent = operations['sendReading']['requestBody']['content']['application/json'];
const value: Schemas['RateReading'] = { taskId: 't-1', readingValue: 45210.5 };
export const reading: Sent = { results: [value], readingDate: '2026-11-20' };
export const numbersOf = ({ jobs }: Schemas['ListJobsAnswer']): string[] =>
  jobs.map((job: Schemas['Job']) => job.meter.meterNumber);
// @ts-expect-error The client must refuse this line: a value is a number and no text.
export const wrong: Schemas['RateReading'] = { taskId: 't-1', readingValue: '45210,5' };
`;

it('becomes a client by openapi-typescript that compiles strictly', () => {
  writeFileSync(join(folder, 'openapi.json'), source);
  writeFileSync(join(folder, 'caller.ts'), CALLER);
  const run = (program: string, ...args: readonly string[]) => {
    const path = join(PACKAGES, program);
    const { status, stdout } = spawnSync(process.execPath, [path, ...args], {
      cwd: folder,
      encoding: 'utf8',
    });
    return { status, said: status === 0 ? '' : stdout };
  };
  const isFine = { status: 0, said: '' };
  const generate = ['openapi.json', '-o', 'client.ts'];
  expect(run('openapi-typescript/bin/cli.js', ...generate)).toEqual(isFine);
  const strict = ['--strict', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess'];
  const check = ['--noEmit', '--module', 'nodenext', '--types', '', ...strict, 'caller.ts'];
  expect(run('typescript-7/bin/tsc', ...check)).toEqual(isFine);
});
