import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { inRoot } from '../../root.mjs';

const FLOORS = ['react-window', 'by-hand'];
const source = (name) => inRoot('tools/bench/list/floors', name);

const page = (name) => `<!doctype html>
<html lang="de">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <title>${name}</title>
  <link rel="stylesheet" href="rows.css" />
  <div id="root"></div>
  <script type="module" src="${name}.js"></script>
</html>`;

/** What the rows show and what is searched, ready made: a floor does nothing but search and draw. */
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

/** The two floors as pages in a folder: nothing of ours but the rows. */
export async function buildFloors(folder, jobs) {
  await build({
    entryPoints: [...FLOORS.map((name) => source(`${name}.jsx`)), source('rows.css')],
    outdir: folder,
    bundle: true,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    nodePaths: [inRoot('node_modules')],
  });
  for (const name of FLOORS) writeFileSync(join(folder, `${name}.html`), page(name));
  const rows = jobs.map(rowOf).sort((a, b) => (a.number < b.number ? -1 : 1));
  writeFileSync(join(folder, 'rows.json'), JSON.stringify(rows));
}
