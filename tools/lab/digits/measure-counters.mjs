// Drawn films of whole counters with other fonts than the training's, and pictures without a meter:
// node tools/lab/digits/measure-counters.mjs [WEIGHTS [FOLDER]]
// In a folder that is given, the drawn films are kept for the next run.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../../root.mjs';
import { openReader } from './open-reader.mjs';

const [weightsFile, kept] = process.argv.slice(2);
const weights = weightsFile && JSON.parse(readFileSync(weightsFile, 'utf8'));
const { fillCounter, reader, vote } = await openReader(weights);

const folder = kept ?? mkdtempSync(join(tmpdir(), 'ablesbar-counters-'));
if (!existsSync(join(folder, 'truth.json'))) {
  const script = inRoot('tools/lab/digits/draw_counters.py');
  const python = process.env.PYTHON ?? '/usr/bin/python3';
  const { status } = spawnSync(python, [script, folder], { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
const drawn = readFileSync(join(folder, 'fields.bin'));
const { frames, fields, counters } = JSON.parse(readFileSync(join(folder, 'truth.json'), 'utf8'));
if (kept === undefined) rmSync(folder, { recursive: true });

const SIZE = 20 * 32;
const picture = (number) => drawn.subarray(number * SIZE, (number + 1) * SIZE);

const results = counters.map(({ kind, right }, number) => {
  const guesses = Array.from({ length: frames * fields }, (_, at) => {
    const [guess] = reader.read([picture(number * frames * fields + at)]);
    return guess;
  });
  const voted = Array.from({ length: fields }, (_, field) =>
    vote(guesses.filter((_, at) => at % fields === field)),
  );
  const digits = fillCounter(voted);
  const fits = right.some((value) => {
    const written = String(value).padStart(fields, '0');
    return digits.every((digit, at) => digit === null || String(digit) === written[at]);
  });
  const filled = digits.filter((digit) => digit !== null).length;
  return { kind, isMeter: right.length > 0, filled, fits };
});

const percent = (part, whole) => `${((100 * part) / whole).toFixed(2)} %`;
const meters = results.filter(({ isMeter }) => isMeter);
const kinds = [...new Set(results.map(({ kind }) => kind))];
console.table(
  kinds.map((kind) => {
    const some = results.filter((result) => result.kind === kind);
    const whole = some.filter(({ filled }) => filled === fields);
    return {
      kind,
      pictures: some.length,
      'with a digit': some.filter(({ filled }) => filled > 0).length,
      whole: whole.length,
      'with a wrong digit': some.filter(({ filled, fits }) => filled > 0 && !fits).length,
    };
  }),
);
const begun = meters.filter(({ filled }) => filled > 0);
const right = begun.filter(({ fits }) => fits).length;
console.log(
  `counters with digits: ${begun.length}, all right ${percent(right, begun.length)} (aim: 99.5 %)`,
);
const others = results.filter(({ isMeter }) => !isMeter);
const invented = others.filter(({ filled }) => filled > 0).length;
console.log(`without a meter: ${percent(invented, others.length)} fill a field (aim: 1 % at most)`);
