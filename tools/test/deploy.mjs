import { findProgram } from '../setup/programs.mjs';
import { providePostgres } from '../setup/postgres.mjs';
import { provideProxies } from '../setup/proxies.mjs';
import { inRoot } from '../root.mjs';
import { checkCompose } from './deploy/compose.mjs';
import { checkImage } from './deploy/image.mjs';
import { checkProxies } from './deploy/proxies.mjs';
import { checkUnit } from './deploy/unit.mjs';
import { writeTally } from './tally-file.mjs';
import { exitCodeOf, tally } from './tally.mjs';

const proxies = await provideProxies();
const hasSystemd = findProgram(['systemd-analyze']) !== null;
const postgres = await providePostgres({ mayInstall: true });
const results = [
  ...(await checkImage()),
  ...(await checkProxies(proxies.filter(({ path }) => path))),
  ...(hasSystemd ? await checkUnit() : []),
  ...(postgres.url ? await checkCompose(postgres.url) : []),
];
await postgres.stop?.();
const skipped = [
  ...proxies.filter(({ path }) => !path).map(({ name, reason }) => `${name}: ${reason}`),
  ...(postgres.url ? [] : [`the backup of compose.yaml: ${postgres.reason}`]),
  ...(hasSystemd ? [] : ['the unit: there is no systemd-analyze on this system']),
];
for (const { says, holds } of results) console.log(`  ${holds ? 'ok' : 'FAILED'}: ${says}`);
for (const line of skipped) console.log(`  not checked: ${line}`);
const passed = results.filter(({ holds }) => holds).length;
const result = tally(passed, results.length - passed, skipped.length);
writeTally(inRoot('tools'), 'deploy', result);
process.exitCode = exitCodeOf(result);
