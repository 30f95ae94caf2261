// Nothing here starts a container: what the files say has to fit together.
import { textOf } from './sources.mjs';

const DEPLOY = 'apps/server/deploy';
const image = textOf(`${DEPLOY}/Containerfile`);
const compose = textOf(`${DEPLOY}/compose.yaml`);

const [, owned = ''] = /chown node:node (.+)/.exec(image) ?? [];
const [, portal = ''] = /^  portal:\n((?: {4}.*\n|\n)+)/m.exec(compose) ?? [];
const mounted = [...portal.matchAll(/^ +- [\w${}:./-]+:(\/\w+)$/gm)].map(([, path]) => path);

test('the user of the image owns every folder that the portal writes', () => {
  expect(mounted).toEqual(['/photos', '/keys']);
  expect(owned.split(' ')).toEqual(expect.arrayContaining([...mounted, '/data']));
});
