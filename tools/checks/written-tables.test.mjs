// Rows come into the database by the folder that owns their table, so that no one, not even the demo,
// has data that the commands and calls of the portal could not bring about (D257).
import { filesBelow, isProductCode, textOf } from './sources.mjs';

const SERVER = 'apps/server/src';
const OWNERS = [
  'anonymous',
  'audit',
  'database',
  'job',
  'keys',
  'limit',
  'mail',
  'operator',
  'photo',
  'reading',
  'registration',
  'retention',
  'session',
  'sharing',
  'unlisted-reading',
];
const WRITES = /\b(insertInto|updateTable|mergeInto)\(|\binsert into\b|\bupdate \S+ set\b/;

test('only the folders that own tables write rows', () => {
  const writing = filesBelow(SERVER)
    .filter(isProductCode)
    .filter((path) => WRITES.test(textOf(path)))
    .map((path) => path.slice(SERVER.length + 1).split('/')[0]);
  expect([...new Set(writing)].sort()).toEqual(OWNERS);
});
