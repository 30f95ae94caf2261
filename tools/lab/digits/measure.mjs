// How well the reader reads real fields: node tools/lab/digits/measure.mjs FOLDER [WEIGHTS]
// FOLDER has the folders 0 to 9 and N (not readable, or between two) with JPEG pictures of fields.
import { existsSync, readFileSync } from 'node:fs';
import { installLab } from '../../setup/packages.mjs';

const [folder, weightsFile] = process.argv.slice(2);
if (folder === undefined || !existsSync(folder)) {
  console.error('Say which folder: node tools/lab/digits/measure.mjs FOLDER');
  process.exit(1);
}
installLab();
const { openReader } = await import('./open-reader.mjs');
const { picturesIn } = await import('./pictures.mjs');

const weights = weightsFile && JSON.parse(readFileSync(weightsFile, 'utf8'));
const { cutField, reader } = await openReader(weights);

const rows = picturesIn(folder).map(({ truth, path, frame }) => {
  const { width, height } = frame;
  const field = cutField(frame, { left: 0, top: 0, width, height });
  const startedAt = performance.now();
  const [guess] = reader.read([field]);
  const ms = performance.now() - startedAt;
  const answers = Array.from(reader.answers(field));
  const digits = answers.slice(0, 10);
  const forced = String(digits.indexOf(Math.max(...digits)));
  const found = guess.shows === 'digit' ? String(guess.digit) : null;
  return { truth, path, found, forced, ms, answers };
});

const percent = (part, whole) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`);
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

function figures(name, some) {
  const answered = some.filter(({ found }) => found !== null);
  const right = answered.filter(({ found, truth }) => found === truth).length;
  return {
    field: name,
    pictures: some.length,
    right,
    wrong: answered.length - right,
    refused: some.length - answered.length,
    'right if forced': some.filter(({ forced, truth }) => forced === truth).length,
    'ms each': Number(median(some.map(({ ms }) => ms)).toFixed(2)),
  };
}

const names = [...new Set(rows.map(({ truth }) => truth))];
const digits = rows.filter(({ truth }) => truth !== 'N');
const table = names.map((name) =>
  figures(
    name,
    rows.filter(({ truth }) => truth === name),
  ),
);
const sum = figures('0 to 9', digits);
console.table([...table, sum]);
const none = rows.filter(({ truth }) => truth === 'N');
const invented = none.filter(({ found }) => found !== null).length;
console.log(`0 to 9: wrong ${percent(sum.wrong, sum.pictures)} (aim: 1.0 % at most)`);
console.log(
  `0 to 9: answered ${percent(sum.pictures - sum.refused, sum.pictures)} (aim: 85 % at least)`,
);
console.log(
  `0 to 9: right if forced ${percent(sum['right if forced'], sum.pictures)} (aim: 95 % at least)`,
);
console.log(`N: answered ${percent(invented, none.length)} (aim: 5 % at most)`);
