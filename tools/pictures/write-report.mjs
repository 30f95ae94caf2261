import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const STYLE = `
body { font: 14px system-ui; margin: 16px; background: #666; color: #fff; }
img { display: block; max-width: 100%; background: #ccc; margin: 4px 0 16px; }
h2 { margin-top: 48px; }
`;

/** Writes a page that shows each changed story before and after, and the difference. */
export function writeReport(folder, sheets) {
  const parts = sheets.map(({ story, state, fresh, kept, difference, count, reason }) => {
    const head = `<h2>${story.title} / ${story.name}</h2><p>${state}: <code>${story.id}</code></p>`;
    if (state === 'failed') return `${head}<p>${reason}</p>`;
    if (state === 'new') return `${head}${picture('after', fresh)}`;
    return [
      head,
      `<p>${count} pixels differ.</p>`,
      picture('before', kept),
      picture('after', fresh),
      picture('difference', difference),
    ].join('');
  });
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures</title>
<style>${STYLE}</style><h1>${sheets.length} stories look different</h1>
${parts.join('\n')}
</html>
`;
  const path = join(folder, 'index.html');
  writeFileSync(path, page);
  return path;
}

/** The picture is part of the page, so the page does not change when a picture is accepted. */
function picture(what, path) {
  const data = readFileSync(path).toString('base64');
  return `<figure><figcaption>${what}</figcaption><img alt="" src="data:image/webp;base64,${data}"></figure>`;
}
