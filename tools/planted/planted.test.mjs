import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from '../root.mjs';
import { faults } from './faults.mjs';
import { timesIn } from './run/plant.mjs';

const textOf = (path) => (existsSync(inRoot(path)) ? readFileSync(inRoot(path), 'utf8') : '');

test('no two faults have the same name', () => {
  const names = faults.map(({ name }) => name);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});

test.each(faults)('$name changes one place', ({ file, from, to }) => {
  expect(timesIn(textOf(file), from)).toBe(1);
  expect(to).not.toBe(from);
});

const noticed = faults.filter(({ noticedBy }) => noticedBy?.file !== undefined);
test.each(noticed)('the test that notices $name exists', ({ noticedBy }) => {
  const { file, title = '' } = noticedBy;
  expect(existsSync(inRoot(file))).toBe(true);
  expect(textOf(file)).toContain(title);
});
