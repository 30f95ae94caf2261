import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { chromium } from '@playwright/test';
import { inRoot } from '../root.mjs';
import { BROWSER_ARGS } from '../setup/browser.mjs';

/** Where the pictures of a width lie on a sheet (see take-picture.mjs): left, width, height. */
const PHONE = { left: 16, width: 360, height: 640 };
const DESK = { left: 1388, width: 640, height: 450 };

const PORTAL = 'apps/portal/src/';
const WIZARD = 'apps/anonymous-wizard/src/WizardPage/WizardPage.stories.pictures/';

/** The pictures of README.md. Each shows parts of kept sheets beside each other. */
const PICTURES = {
  portal: [
    [`${PORTAL}home/HomeScreen/HomeScreen.stories.pictures/Offen.webp`, PHONE],
    [`${PORTAL}job-screen/JobScreen.stories.pictures/Passt.webp`, PHONE],
    [`${WIZARD}StandEingetragen.webp`, PHONE],
  ],
  table: [[`${PORTAL}sharing/TableEntry/TableEntryScreen.stories.pictures/Ausgefuellt.webp`, DESK]],
  evaluation: [
    [
      `${PORTAL}evaluation/EvaluationScreen/EvaluationScreen.stories.pictures/EinZaehler.webp`,
      DESK,
    ],
  ],
};

/** Writes docs/pictures from the kept sheets, so README.md shows what the stories show. */
export async function writeFrontPage({ executablePath }) {
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
  const page = await browser.newPage();
  for (const [name, parts] of Object.entries(PICTURES)) {
    const given = parts.map(([path, part]) => ({
      url: `data:image/webp;base64,${readFileSync(inRoot(path)).toString('base64')}`,
      ...part,
    }));
    const drawn = await page.evaluate(drawParts, given);
    const file = inRoot('docs/pictures', `${name}.webp`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, Buffer.from(drawn.slice(drawn.indexOf(',') + 1), 'base64'));
  }
  await browser.close();
}

/** Runs in the browser. */
async function drawParts(parts) {
  const TOP = 16;
  const GAP = 24;
  const canvas = document.createElement('canvas');
  canvas.width = parts.reduce((sum, { width }) => sum + width + GAP, -GAP);
  canvas.height = Math.max(...parts.map(({ height }) => height));
  const context = canvas.getContext('2d');
  let x = 0;
  for (const { url, left, width, height } of parts) {
    const sheet = await createImageBitmap(await (await fetch(url)).blob());
    context.save();
    context.beginPath();
    context.roundRect(x, 0, width, height, 16);
    context.clip();
    context.drawImage(sheet, left, TOP, width, height, x, 0, width, height);
    context.restore();
    x += width + GAP;
  }
  return canvas.toDataURL('image/webp', 0.6);
}
