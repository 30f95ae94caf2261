import { run } from '../process/run.mjs';
import { asRoot, findProgram, installDebianPackages } from './programs.mjs';
import { delimiter } from 'node:path';

/** Only root has this folder on its PATH. */
const SYSTEM = '/usr/sbin';
const POLICY = '/usr/sbin/policy-rc.d';
/** Debian asks this file before a package starts its service, which a test run must not do. */
const FORBID_SERVICE =
  'test -e "$1" || printf \'#!/bin/sh\\n# ablesbar\\nexit 101\\n\' > "$1"; chmod +x "$1"';
const ALLOW_SERVICE = 'if grep -q ablesbar "$1"; then rm "$1"; fi';

async function shellAsRoot(script) {
  const command = await asRoot('sh', ['-c', script, 'sh', POLICY]);
  if (command) await run(...command);
}

async function install() {
  await shellAsRoot(FORBID_SERVICE);
  try {
    return await installDebianPackages(['pgbouncer']);
  } finally {
    await shellAsRoot(ALLOW_SERVICE);
  }
}

const find = () => findProgram(['pgbouncer'], [process.env.PATH, SYSTEM].join(delimiter));

/** PgBouncer for the server's tests, as { path } or, where it cannot be had, { reason }. */
export async function providePgbouncer({ mayInstall }) {
  let reason = 'PgBouncer is not installed';
  if (!find() && mayInstall && findProgram(['apt-get'])) reason = (await install()) ?? reason;
  const path = find();
  return path ? { path } : { reason };
}
