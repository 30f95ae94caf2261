// The meters are in Germany. Browser and server may be anywhere (customer decision 3).
import { execFileSync } from 'node:child_process';
import { buildSync } from 'esbuild';
import { inRoot } from '../root.mjs';

// Built once: a compiler in each of the six programs takes three seconds more.
const [{ text: probe }] = buildSync({
  entryPoints: [inRoot('tools/checks/time-zones/probe.mjs')],
  bundle: true,
  platform: 'node',
  write: false,
}).outputFiles;

const seenIn = (zone) =>
  JSON.parse(
    execFileSync(process.execPath, ['-'], {
      input: probe,
      env: { ...process.env, TZ: zone },
      encoding: 'utf8',
    }),
  );

const inBerlin = seenIn('Europe/Berlin');

test('in Berlin the days are those of the clock on the wall', () => {
  expect(inBerlin.today.map((day) => Number(day.slice(8)))).toEqual(inBerlin.local);
});

test.each(['Pacific/Kiritimati', 'Asia/Tokyo', 'UTC', 'America/New_York', 'Pacific/Pago_Pago'])(
  'in %s the clock shows other days, and the rules the same',
  (zone) => {
    const { local, ...seen } = seenIn(zone);
    expect(local).not.toEqual(inBerlin.local);
    expect({ ...seen, local: inBerlin.local }).toEqual(inBerlin);
    expect(new Set(seen.arrived)).toEqual(
      new Set(['2026-03-29', '2026-10-25', '2027-01-01', '2028-02-29']),
    );
  },
);
