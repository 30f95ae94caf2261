// Two folders that import each other can only be understood together.
import { posix } from 'node:path';
import ts from 'typescript';
import { featureHouses } from '../rings.mjs';
import { filesBelow, isProductCode, textOf } from './sources.mjs';

/** The relative specifiers in all imports of a file. */
function specifiersOf(path) {
  const { importedFiles } = ts.preProcessFile(textOf(path), true, true);
  return importedFiles.map(({ fileName }) => fileName).filter((name) => name.startsWith('.'));
}

/** Folders of an app that import each other, as 'job receipt'; imports of types count as well. */
function mutualFolders(house, pathsOf = specifiersOf) {
  const folderOf = (path) => {
    const [first, ...rest] = path.slice(house.length + 1).split('/');
    return rest.length === 0 ? '' : first;
  };
  const seen = new Set();
  for (const path of filesBelow(house).filter(isProductCode)) {
    for (const specifier of pathsOf(path)) {
      const target = posix.join(posix.dirname(path), specifier);
      // '../job' names the folder's index.
      const folder = folderOf(`${target}/index`);
      if (folder !== folderOf(path)) seen.add(`${folderOf(path)} ${folder}`);
    }
  }
  return [...seen]
    .filter((pair) => {
      const [one, other] = pair.split(' ');
      return one < other && seen.has(`${other} ${one}`);
    })
    .sort();
}

const houses = featureHouses.map(({ folder }) => folder);

const known = {
  'apps/portal/src': [],
  'apps/server/src': ['application help', 'keys mail', 'limit session'],
};

test.each(houses)('%s has only the mutual folders listed here', (house) => {
  expect(mutualFolders(house)).toEqual(known[house]);
});

test('two folders that import each other are found', () => {
  const job = /^apps\/portal\/src\/job\/index\.ts$/;
  const help = /^apps\/portal\/src\/help\/index\.ts$/;
  const imports = (path) => (job.test(path) ? ['../help'] : help.test(path) ? ['../job/x'] : []);
  expect(mutualFolders('apps/portal/src', imports)).toEqual(['help job']);
});
