// A server of a utility may leave out the header, and the address of a page may be a login link.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { foldersIn, textOf } from './sources.mjs';

const pages = foldersIn('apps')
  .map((app) => `apps/${app}/index.html`)
  .filter((path) => existsSync(join(root, path)));

test('there are pages', () => {
  expect(pages).toContain('apps/portal/index.html');
});

test.each(pages)('%s tells no other site its address', (path) => {
  const head = textOf(path).split('</head>')[0];
  expect(head).toContain('<meta name="referrer" content="no-referrer" />');
});
