import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { filesBelow } from '../checks/sources.mjs';
import { inRoot } from '../root.mjs';
import { BROWSER_ARGS } from '../setup/browser.mjs';
import { DESK, newStoryPage } from '../storybook/story-page.mjs';
import { withFixedFonts } from './fonts.mjs';
import { compareSheets, drawing, drawSheet, tolerance } from './sheet-page.mjs';
import { takePictures } from './take-picture.mjs';

const FOLDER = '.pictures/';

/** The path of a kept picture, beside the file of its story: `Home.stories.pictures/Empty.webp`. */
function keptPathOf({ importPath, exportName, name }) {
  const file = importPath.replace(/^(\.\/|(\.\.\/)+)/, '').replace(/\.tsx$/, '');
  return `${file}${FOLDER}${exportName ?? name.replaceAll(' ', '')}.webp`;
}

/** The kept pictures without a story. */
export function picturesWithoutStory(stories) {
  const wanted = new Set(stories.map(keptPathOf));
  return ['apps', 'libs']
    .flatMap((folder) => filesBelow(folder))
    .filter((path) => path.includes(`.stories${FOLDER}`) && !wanted.has(path));
}

const asUrl = (bytes, type) => `data:image/${type};base64,${bytes.toString('base64')}`;
const bytesOf = (url) => Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');

/** Compares the sheet of a story with the kept one: 'same', 'new', 'changed' or 'failed'. */
async function takeSheet({ page, desk, url, story, folder }) {
  const kept = inRoot(keptPathOf(story));
  const fresh = join(folder, `${story.id}.webp`);
  try {
    const taken = await takePictures(page, url, story);
    const pictures = taken.map(({ png, scale }) => ({ url: asUrl(png, 'png'), scale }));
    const sheet = bytesOf(await desk.evaluate(drawSheet, { pictures, ...drawing }));
    writeFileSync(fresh, sheet);
    if (!existsSync(kept)) return { story, state: 'new', fresh, kept };
    const old = readFileSync(kept);
    if (old.equals(sheet)) return { story, state: 'same', fresh, kept };
    const both = { before: asUrl(old, 'webp'), after: asUrl(sheet, 'webp'), ...tolerance };
    const found = await desk.evaluate(compareSheets, both);
    // Another version of the browser may encode the same pixels differently.
    if (found === null) return { story, state: 'same', fresh, kept };
    const difference = join(folder, `${story.id}.difference.webp`);
    writeFileSync(difference, bytesOf(found.picture));
    return { story, state: 'changed', fresh, kept, difference, count: found.count };
  } catch (error) {
    return { story, state: 'failed', fresh, kept, reason: error.message.split('\n')[0] };
  }
}

async function worker(browser, url, queue, folder, done) {
  const page = await newStoryPage(browser, DESK);
  const desk = await (await browser.newContext()).newPage();
  for (let story = queue.shift(); story; story = queue.shift()) {
    done.push(await takeSheet({ page, desk, url, story, folder }));
  }
}

/**
 * A fixed origin for links and QR codes in the pictures. The server's port changes with each run.
 */
const ORIGIN = 'http://stories.localhost';

/** Takes new sheets of these stories into a folder: [{ story, state, fresh, kept, … }]. */
export async function takeSheets({ url, stories, folder, executablePath, workers }) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const queue = [...stories];
  const done = [];
  const rule = `MAP ${new URL(ORIGIN).host}:80 ${new URL(url).host}`;
  const args = [...BROWSER_ARGS, `--host-resolver-rules=${rule}`];
  const env = withFixedFonts(folder);
  const browser = await chromium.launch({ executablePath, args, env });
  try {
    const pages = Array.from({ length: workers }, () =>
      worker(browser, ORIGIN, queue, folder, done),
    );
    await Promise.all(pages);
  } finally {
    await browser.close();
  }
  return done.sort((one, other) => one.story.id.localeCompare(other.story.id));
}

export function accept({ fresh, kept }) {
  mkdirSync(dirname(kept), { recursive: true });
  writeFileSync(kept, readFileSync(fresh));
}
