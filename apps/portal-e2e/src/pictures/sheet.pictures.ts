import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { FOLDER } from './folder';
import { fileOf, isAt, type State, THEMES, WIDTHS } from './state';
import { STATES } from './states';

const COLUMNS = WIDTHS.flatMap((width) => THEMES.map((theme) => ({ width, theme })));

const STYLE = `
body { font: 14px system-ui; margin: 16px; background: #888; }
table { border-spacing: 12px; }
th { position: sticky; top: 0; background: #888; text-align: left; }
th[scope=row] { left: 0; vertical-align: top; }
td { vertical-align: top; }
img { display: block; width: 300px; background: #ccc; }
`;

/** A picture that could not be taken is a gap with its name. */
function rowOf(state: State): string {
  const cells = COLUMNS.map(({ width, theme }) => {
    const file = fileOf(state, width, theme);
    return isAt(state, width)
      ? `<td><a href="${file}"><img loading="lazy" src="${file}" alt="${file}"></a></td>`
      : '<td></td>';
  });
  return `<tr><th scope="row">${state.screen}<br>${state.state}</th>${cells.join('')}</tr>`;
}

/** Written before the pictures that it shows: what was not taken must be seen on it. */
test('sheet', async () => {
  const heads = COLUMNS.map(({ width, theme }) => `<th scope="col">${width} ${theme}</th>`);
  const table = `<table><tr><td></td>${heads.join('')}</tr>\n${STATES.map(rowOf).join('\n')}</table>`;
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures</title>
<style>${STYLE}</style>
${table}
</html>
`;
  await mkdir(FOLDER, { recursive: true });
  await writeFile(join(FOLDER, 'index.html'), page);
});
