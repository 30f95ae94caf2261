import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import {
  berlinDay,
  buildingsByDeadline,
  isSoon,
  lastDayOf,
  listedJobs,
} from '../../../libs/domain/src/index.ts';
import { inRoot } from '../../root.mjs';

const FLOORS = ['react-window', 'by-hand'];
const source = (name) => inRoot('tools/lab/list/floors', name);

const page = (name) => `<!doctype html>
<html lang="de">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <title>${name}</title>
  <link rel="stylesheet" href="rows.css" />
  <div id="root"></div>
  <script type="module" src="${name}.js"></script>
</html>`;

/** A row with all its texts prepared, because a floor only searches, counts, groups and draws. */
function rowOf(job, building, today) {
  const { id, done, meter, customer } = job;
  const { street, houseNumber, zip, city, objectKey } = meter.meterAddress;
  const fields = [meter.meterNumber, street, houseNumber, zip, city, objectKey];
  const { firstname, lastname, company, customerNumber } = customer;
  const searched = [...fields, firstname, lastname, company, customerNumber];
  const last = lastDayOf(job);
  return {
    id,
    number: meter.meterNumber,
    // The head of an open row's building names the address.
    lines: done ? [`${city}, ${street} ${houseNumber}`, objectKey] : [objectKey],
    state: done ? 'fertig' : `bis ${last.slice(5)}`,
    group: done ? 'Fertig' : 'Offen',
    building: done ? null : building,
    isSoon: !done && isSoon(last, today),
    text: searched.join('\n').toLowerCase(),
  };
}

/** Builds the two floors as pages in a folder. They share only the rows with our list. */
export async function buildFloors(folder, jobs) {
  await build({
    entryPoints: [...FLOORS.map((name) => source(`${name}.jsx`)), source('rows.css')],
    outdir: folder,
    bundle: true,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  for (const name of FLOORS) writeFileSync(join(folder, `${name}.html`), page(name));
  const today = berlinDay(new Date());
  const buildings = buildingsByDeadline(jobs, today);
  const buildingOf = new Map(
    buildings.flatMap(({ name, jobs: own }) => own.map((job) => [job, name])),
  );
  const rows = listedJobs(jobs, buildings, new Set()).map((job) =>
    rowOf(job, buildingOf.get(job), today),
  );
  writeFileSync(join(folder, 'rows.json'), JSON.stringify(rows));
}
