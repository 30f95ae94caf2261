import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
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

/** A row with all its texts prepared, because a floor only searches and draws. */
const rowOf = ({ id, done, meter, customer, jobConstraints }) => {
  const { street, houseNumber, zip, city, objectKey } = meter.meterAddress;
  const fields = [meter.meterNumber, street, houseNumber, zip, city, objectKey];
  const { firstname, lastname, company, customerNumber } = customer;
  const searched = [...fields, firstname, lastname, company, customerNumber];
  return {
    id,
    number: meter.meterNumber,
    lines: [`${city}, ${street} ${houseNumber}`, objectKey],
    state: done ? 'fertig' : `bis ${jobConstraints.latestExecution.slice(5, 10)}`,
    text: searched.join('\n').toLowerCase(),
  };
};

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
  const rows = jobs.map(rowOf).sort((a, b) => (a.number < b.number ? -1 : 1));
  writeFileSync(join(folder, 'rows.json'), JSON.stringify(rows));
}
