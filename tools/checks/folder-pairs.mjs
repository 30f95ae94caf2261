import { posix } from 'node:path';
import ts from 'typescript';
import { featureHouses } from '../rings.mjs';
import { filesBelow, isProductCode, textOf } from './sources.mjs';

/** The relative specifiers that a file imports, in whatever form. */
function specifiersOf(path) {
  const { importedFiles } = ts.preProcessFile(textOf(path), true, true);
  return importedFiles.map(({ fileName }) => fileName).filter((name) => name.startsWith('.'));
}

/** Folders of an app that import each other, as 'job receipt'; imports of types count as well. */
export function mutualFolders(house, pathsOf = specifiersOf) {
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

export const houses = featureHouses.map(({ folder }) => folder);
