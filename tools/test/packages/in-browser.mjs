import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { serveFolder } from '../../process/static-server.mjs';
import { BROWSER_ARGS } from '../../setup/browser.mjs';

const pageOf = (file) =>
  `<!doctype html><html lang="de"><title>Probe</title><div id="root"></div><script type="module" src="/src/${file}"></script></html>`;

/** Builds a page for each example, as an app of Vite and React does. */
async function buildPages(root, examples) {
  const input = examples.map(({ file }) => join(root, `${file}.html`));
  for (const [index, { file }] of examples.entries()) writeFileSync(input[index], pageOf(file));
  const options = { target: 'es2022', rolldownOptions: { input } };
  await build({ root, configFile: false, logLevel: 'error', plugins: [react()], build: options });
}

/** What a person does with the example of ui. Returns the height of its button, for its styles. */
async function sendReading(page) {
  await page.getByRole('textbox').fill('3427');
  const button = page.getByRole('button', { name: 'Zählerstand senden' });
  await button.click();
  return button.evaluate((element) => parseFloat(getComputedStyle(element).minHeight));
}

/** Runs the examples that need a browser in Chromium, after Vite has built them. */
export async function runsInBrowser(folder, { queue, ui }, executablePath) {
  await buildPages(folder, [queue, ui]);
  const server = await serveFolder(join(folder, 'dist'));
  const browser = await chromium.launch({
    executablePath,
    args: BROWSER_ARGS,
  });
  const open = async ({ file }, act) => {
    const page = await browser.newPage({ locale: 'de-DE' });
    const printed = [];
    page.on('console', (message) => printed.push(message.text()));
    page.on('pageerror', (error) => printed.push(String(error)));
    const first = page.waitForEvent('console');
    await page.goto(`${server.url}/${file}.html`);
    const found = await act?.(page);
    await first;
    return { found, output: printed.join('\n') };
  };
  try {
    const queued = await open(queue);
    const sent = await open(ui, sendReading);
    return [
      {
        says: 'Chromium runs the example of @ablesbar/offline-queue',
        holds: queued.output === queue.printed.join('\n'),
        output: queued.output,
      },
      {
        says: 'Chromium shows the example of @ablesbar/ui in its styles',
        holds: sent.output === '3427' && sent.found >= 44,
        output: `${sent.output}\n${sent.found} px`,
      },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}
