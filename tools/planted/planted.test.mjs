import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from '../root.mjs';
import { faults } from './faults.mjs';
import { timesIn } from './run/plant.mjs';

const textOf = (path) => (existsSync(inRoot(path)) ? readFileSync(inRoot(path), 'utf8') : '');

test('every fault has a name of its own', () => {
  const names = faults.map(({ name }) => name);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});

test.each(faults)('$name has one place and changes it', ({ file, from, to }) => {
  expect(timesIn(textOf(file), from)).toBe(1);
  expect(to).not.toBe(from);
});

const noticed = faults.filter(({ noticedBy }) => noticedBy?.file !== undefined);
test.each(noticed)('the test that notices $name is there', ({ noticedBy }) => {
  const { file, title = '' } = noticedBy;
  expect(existsSync(inRoot(file))).toBe(true);
  expect(textOf(file)).toContain(title);
});
