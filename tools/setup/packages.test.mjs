import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { adviceFor, faultOf, isInstalled } from './packages.mjs';

const lock = {
  packages: {
    '': { version: '0.1.0' },
    'libs/domain': { version: '0.1.0' },
    'node_modules/@ablesbar/domain': { link: true },
    'node_modules/react': { version: '19.3.1' },
    'node_modules/binary-for-another-system': { version: '1.0.0', optional: true },
  },
};
const { ['']: _root, ...all } = lock.packages;
const { ['node_modules/binary-for-another-system']: _binary, ...here } = all;
const { ['node_modules/react']: _react, ...lacking } = here;
const { ['node_modules/@ablesbar/domain']: _link, ...unlinked } = here;

test.each([
  { says: 'is complete without packages for other systems', packages: here, is: true },
  { says: 'is complete with one more package', packages: { ...here, x: {} }, is: true },
  { says: 'lacks a package', packages: lacking, is: false },
  { says: 'lacks the link to a lib', packages: unlinked, is: false },
  {
    says: 'has another version',
    packages: { ...here, 'node_modules/react': { version: '19.3.0' } },
    is: false,
  },
])('an installation $says', ({ packages, is }) => {
  expect(isInstalled(lock, { packages })).toBe(is);
});

test.each([
  { says: 'a whole checkout', has: ['package-lock.json', 'libs/domain/'], fault: null },
  {
    says: 'a missing folder',
    has: ['package-lock.json'],
    fault: 'libs/domain is missing: this checkout is not whole. "git restore ." brings it back.',
  },
  {
    says: 'a missing lock',
    has: ['libs/domain/'],
    fault: expect.stringContaining('package-lock.json is missing'),
  },
])('$says is told in a sentence', ({ has, fault }) => {
  const folder = mkdtempSync(join(tmpdir(), 'ablesbar-checkout-'));
  for (const path of has) {
    if (path.endsWith('/')) mkdirSync(join(folder, path), { recursive: true });
    else writeFileSync(join(folder, path), JSON.stringify(lock));
  }
  expect(faultOf(folder)).toEqual(fault);
  rmSync(folder, { recursive: true });
  // The folder is gone now, and so cannot be written to.
  expect(faultOf(folder)).toContain('cannot be written to');
});

test.each([
  { output: 'npm error code ENOTFOUND', advice: 'npm does not reach its registry.' },
  { output: 'FetchError: connect ECONNREFUSED 127.0.0.1:9', advice: 'npm does not reach' },
  {
    output: `npm error code EACCES
npm error path /home/anna/portal/node_modules/react
npm error A complete log of this run can be found in: /home/anna/.npm/_logs/debug-0.log`,
    advice: 'Remove node_modules',
  },
  {
    output: `npm error code EACCES
npm error path /home/anna/.npm/_cacache/tmp
npm error Your cache folder contains root-owned files`,
    advice: 'npm cannot write to its cache',
  },
  {
    output: 'npm ERR! code EPERM\nnpm ERR! path C:\\Users\\anna\\AppData\\npm-cache',
    advice: 'npm cannot write to its cache',
  },
  { output: 'npm error code ENOSPC', advice: 'The disk is full.' },
  { output: 'npm error code ERESOLVE', advice: 'See above.' },
])('$output ends with advice', ({ output, advice }) => {
  expect(adviceFor(output)).toContain(advice);
});
