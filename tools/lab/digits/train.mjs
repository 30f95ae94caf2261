// Trains the reader of digits anew: npm run train:digits [-- --count 40000 --rounds 4]
// On two cores it takes 12 minutes. The report is .cache/digits/report.html.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { formatFiles } from '../../process/format.mjs';
import { inRoot } from '../../root.mjs';

/** The system's Python, because Debian's packages are installed for that one. */
const PYTHON = process.env.PYTHON ?? '/usr/bin/python3';
const OUT = inRoot('.cache/digits');
const PACKAGES = [
  ['python3-torch', 'python3-numpy', 'python3-pil', 'python3-scipy'],
  ['fonts-b612', 'fonts-cabin', 'fonts-cantarell', 'fonts-clear-sans', 'fonts-crosextra-carlito'],
  ['fonts-dejavu-core', 'fonts-dejavu-extra', 'fonts-dosis', 'fonts-freefont-ttf', 'fonts-inter'],
  ['fonts-jura', 'fonts-karla', 'fonts-lato', 'fonts-league-spartan', 'fonts-liberation'],
  ['fonts-liberation2', 'fonts-manrope', 'fonts-mplus', 'fonts-noto-core', 'fonts-open-sans'],
  ['fonts-opendin', 'fonts-osifont', 'fonts-play', 'fonts-roboto-unhinted', 'fonts-routed-gothic'],
  ['fonts-urw-base35'],
].flat();

const hasTorch = spawnSync(PYTHON, ['-c', 'import torch, scipy, PIL']).status === 0;
if (!hasTorch) {
  console.error(`This needs packages of Debian:\n  apt-get install ${PACKAGES.join(' ')}`);
  process.exit(1);
}
mkdirSync(OUT, { recursive: true });
const args = [inRoot('tools/lab/digits/train.py'), '--out', OUT, ...process.argv.slice(2)];
const { status } = spawnSync(PYTHON, args, { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);
const weights = inRoot('libs/digit-reader/src/network/weights.json');
copyFileSync(`${OUT}/weights.json`, weights);
formatFiles([weights]);
console.log(`The weights are in libs/digit-reader, the report is ${OUT}/report.html`);
