import { filesBelow } from '../checks/sources.mjs';

const FOLDER = '.pictures/';

/** Beside the file of its story, by the name of its export: `Home.stories.pictures/Empty.webp`. */
export function keptPathOf({ importPath, exportName, name }) {
  const file = importPath.replace(/^(\.\/|(\.\.\/)+)/, '').replace(/\.tsx$/, '');
  return `${file}${FOLDER}${exportName ?? name.replaceAll(' ', '')}.webp`;
}

/** Kept pictures whose story is gone. */
export function picturesWithoutStory(stories) {
  const wanted = new Set(stories.map(keptPathOf));
  return ['apps', 'libs']
    .flatMap((folder) => filesBelow(folder))
    .filter((path) => path.includes(`.stories${FOLDER}`) && !wanted.has(path));
}
