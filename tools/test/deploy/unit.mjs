import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../../process/run.mjs';
import { inRoot } from '../../root.mjs';

const NAME = 'ablesbar.service';
/** On the scale of systemd from 0 to 100; below 20 it calls a service safe. */
const MOST_EXPOSED = 20;

/** Asks systemd itself about the unit. It has to run on no machine for that. */
export async function checkUnit() {
  const folder = mkdtempSync(join(tmpdir(), 'ablesbar-unit-'));
  const unit = join(folder, NAME);
  const text = readFileSync(inRoot('apps/server/deploy', NAME), 'utf8');
  // systemd looks whether the program exists. Node may be elsewhere on this machine.
  writeFileSync(unit, text.replace('/usr/bin/node', process.execPath));
  const verified = await run('systemd-analyze', ['verify', '--man=no', unit]);
  const asked = ['security', '--offline=true', `--threshold=${MOST_EXPOSED}`, '--no-pager', unit];
  const secured = await run('systemd-analyze', asked);
  rmSync(folder, { recursive: true });
  const [level = 'unknown'] = /level for .*?: .*/.exec(secured.output) ?? [];
  return [
    {
      says: `systemd understands the unit ${verified.output}`,
      holds: verified.code === 0 && verified.output === '',
    },
    { says: `the unit has little access: ${level}`, holds: secured.code === 0 },
  ];
}
