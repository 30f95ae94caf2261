// Folders that import each other can only be understood together.
import { houses, mutualFolders } from './folder-pairs.mjs';

const known = {
  'apps/portal/src': [],
  'apps/server/src': ['application help', 'limit session'],
};

test.each(houses)('%s has no mutual folders but those that are named here', (house) => {
  expect(mutualFolders(house)).toEqual(known[house]);
});

test('two folders that import each other are found', () => {
  const job = /^apps\/portal\/src\/job\/index\.ts$/;
  const help = /^apps\/portal\/src\/help\/index\.ts$/;
  const imports = (path) => (job.test(path) ? ['../help'] : help.test(path) ? ['../job/x'] : []);
  expect(mutualFolders('apps/portal/src', imports)).toEqual(['help job']);
});
