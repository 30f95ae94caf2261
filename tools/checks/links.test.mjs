import { existsSync } from 'node:fs';
import { inRoot } from '../root.mjs';
import { filesBelow, textOf } from './sources.mjs';

// The texts of a utility link the portal's addresses, not files of this repository.
const pages = filesBelow('').filter(
  (path) => path.endsWith('.md') && !path.startsWith('apps/server/applications/'),
);

test.each(pages)('the links of %s lead somewhere', (path) => {
  expect(brokenLinks(path)).toEqual([]);
});

function brokenLinks(path) {
  const home = path.split('/').slice(0, -1);
  const text = textOf(path).replace(/```[\s\S]*?```/g, '');
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target]) => target)
    .filter((target) => !/^(https?:|mailto:|#)/.test(target))
    .filter((target) => !leadsSomewhere(home, target));
}

function leadsSomewhere(home, target) {
  const [file, anchor] = target.split('#');
  const path = new URL(file, `file:///${home.map((part) => `${part}/`).join('')}`).pathname.slice(
    1,
  );
  if (!existsSync(inRoot(path))) return false;
  return anchor === undefined || !path.endsWith('.md') || hasAnchor(textOf(path), anchor);
}

function hasAnchor(text, anchor) {
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .replaceAll(' ', '-'),
  );
  return text.includes(`<a id="${anchor}"></a>`) || headings.includes(anchor);
}
